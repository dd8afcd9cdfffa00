import { redirect } from '@remix-run/node'
import { useActionData, useLoaderData, useSearchParams } from '@remix-run/react'
import { FormText } from '#web/form/fields'
import { orRefusal } from '#web/form/refusal'
import { readTexts } from '#web/form/read_form'
import { ShopForm } from '#web/form/shop_form'
import { formatDate } from '#web/lib/formats'
import { useWords } from '#web/lib/i18n'
import { localePath } from '#web/lib/locale'
import { pageHead } from '#web/lib/page_head'
import { callOrFail, screenAction, screenLoader } from '#web/lib/screen_loader'
import { useLocale, useLocalePath } from '#web/lib/shell'
import { buttonStyle } from '#web/ui/button'
import { Link } from '#web/ui/link'

export const meta = pageHead

export const loader = screenLoader(
  { id: 'rma.storefront.withdrawal', title: 'rma.withdrawal.title', words: ['rma.withdrawal', 'form'], noIndex: true },
  async ({ context }) => {
    const { data: orders } = await callOrFail(context, 'GET', 'rma.withdrawal_orders.index')
    return { orders }
  }
)

export const action = screenAction(async ({ context, request, locale }) => {
  const form = await request.formData()
  return orRefusal(form, async () => {
    const { number, email } = readTexts(form, ['number', 'email'])
    await callOrFail(context, 'POST', 'rma.withdrawal_links.store', {
      data: { number: number ?? '', email: email ?? '' },
    })
    throw redirect(localePath(locale, '/withdrawal?sent=1'), 303)
  })
})

/** Where a withdrawal begins: the orders of whoever is signed in, and the request of a link for anybody else. */
export default function WithdrawalScreen() {
  const t = useWords()
  const { orders } = useLoaderData<typeof loader>()
  const [search] = useSearchParams()
  const answer = useActionData<typeof action>()
  return (
    <div className="shell py-8 md:py-12">
      <div className="max-w-2xl">
        <h1 className="mb-4 font-serif text-3xl">{t('rma.withdrawal.title')}</h1>
        <p className="mb-8">{t('rma.withdrawal.about')}</p>
        {orders.length > 0 && <Orders orders={orders} />}
        {search.has('sent') ? (
          <p role="status" className="border-l-4 border-primary bg-surface px-4 py-3">
            {t('rma.withdrawal.sent')}
          </p>
        ) : (
          <section aria-labelledby="by-mail">
            <h2 id="by-mail" className="mb-2 font-serif text-xl">
              {t('rma.withdrawal.by_mail')}
            </h2>
            <p className="mb-4 text-muted">{t('rma.withdrawal.by_mail_text')}</p>
            <ShopForm
              labelOf={(name) => t(`rma.withdrawal.field_${name}`)}
              refusal={answer?.refusal}
              submit={t('rma.withdrawal.send_link')}
            >
              <FormText name="number" autoComplete="off" maxLength={40} required />
              <FormText name="email" type="email" autoComplete="email" maxLength={254} required />
            </ShopForm>
          </section>
        )}
      </div>
    </div>
  )
}

function Orders({ orders }: { orders: ReturnType<typeof useLoaderData<typeof loader>>['orders'] }) {
  const t = useWords()
  const locale = useLocale()
  const toPath = useLocalePath()
  return (
    <section className="mb-8" aria-labelledby="own-orders">
      <h2 id="own-orders" className="mb-2 font-serif text-xl">
        {t('rma.withdrawal.orders')}
      </h2>
      <ul className="border-t border-line">
        {orders.map(({ number, placedAt, lastDay }) => (
          <li key={number} className="flex flex-wrap items-center justify-between gap-3 border-b border-line py-3">
            <span>
              {t('rma.withdrawal.order', { number, date: formatDate(locale, placedAt) })}
              <span className="block text-sm text-muted">
                {lastDay
                  ? t('rma.withdrawal.until', { date: formatDate(locale, lastDay) })
                  : t('rma.withdrawal.until_delivered')}
              </span>
            </span>
            <Link to={toPath(`/withdrawal/${encodeURIComponent(number)}`)} className={buttonStyle('quiet')}>
              {t('rma.withdrawal.function')}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
