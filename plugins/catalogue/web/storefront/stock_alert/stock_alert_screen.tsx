import { useActionData, useLoaderData } from '@remix-run/react'
import { useWords } from '#web/lib/i18n'
import { pageHead } from '#web/lib/page_head'
import { useLocalePath } from '#web/lib/shell'
import { Link } from '#web/ui/link'
import { AlertForm } from './alert_form'
import { useStockAlerts } from './alerts_enabled'
import { askStockAlert, loadStockAlert } from './stock_alert.server'

export const meta = pageHead
export const loader = loadStockAlert
export const action = askStockAlert

/** The result of the stock alert form without JavaScript. */
export default function StockAlertScreen() {
  const t = useWords()
  const toPath = useLocalePath()
  const { slug, sku, name, path, isSoldOut } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const isOn = useStockAlerts()
  return (
    <div className="mx-auto max-w-md">
      <h1 className="mb-6 font-serif text-3xl">{t('catalogue.alert.of', { name })}</h1>
      {isSoldOut && isOn && <AlertForm slug={slug} sku={sku} answer={answer} />}
      {isSoldOut && !isOn && <p>{t('catalogue.alert.off')}</p>}
      {!isSoldOut && <p>{t('catalogue.alert.in_stock', { name })}</p>}
      <p className="mt-4">
        <Link to={toPath(path)} className="inline-flex min-h-11 items-center text-primary underline">
          {t('catalogue.alert.to_product')}
        </Link>
      </p>
    </div>
  )
}
