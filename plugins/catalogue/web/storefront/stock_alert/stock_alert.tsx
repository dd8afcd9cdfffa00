import { useWords } from '#web/lib/i18n'
import { AlertForm } from './alert_form'
import { useStockAlerts } from './alerts_enabled'
import { stockAlertId } from './stock_alert_id'

/** The stock alert on the page of a sold-out product, where the shop sends any. */
export function StockAlert({ slug, sku }: { slug: string; sku: string }) {
  const t = useWords()
  if (!useStockAlerts()) return null
  return (
    <section
      id={stockAlertId}
      aria-labelledby={`${stockAlertId}-title`}
      className="mt-6 scroll-mt-24 border border-line bg-surface p-5"
    >
      <h2 id={`${stockAlertId}-title`} className="mb-3 font-serif text-xl">
        {t('catalogue.alert.title')}
      </h2>
      <AlertForm slug={slug} sku={sku} />
    </section>
  )
}
