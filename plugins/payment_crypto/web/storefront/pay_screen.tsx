import { useActionData, useLoaderData } from '@remix-run/react'
import { useEffect } from 'react'
import { refreshBadges } from '#web/lib/badge'
import { formatMoney } from '#web/lib/formats'
import { useWords } from '#web/lib/i18n'
import { pageHead } from '#web/lib/page_head'
import { useLocale, useLocalePath } from '#web/lib/shell'
import { buttonStyle } from '#web/ui/button'
import { Link } from '#web/ui/link'
import { CoinPayment } from './coin_payment'
import { loadAmount, renewAmount } from './pay_screen.server'
import { NewAmount } from './new_amount'

export const meta = pageHead
export const loader = loadAmount
export const action = renewAmount

/** How an order is paid in coins: the amount for a quarter of an hour, and where it goes. */
export default function PayScreen() {
  const t = useWords()
  const locale = useLocale()
  const toPath = useLocalePath()
  const { number, due, note, amount } = useLoaderData<typeof loader>()
  const refusal = useActionData<typeof action>()?.refusal.message ?? ''
  // The order took the cart's place.
  useEffect(refreshBadges, [])
  const isDue = due.amount > 0
  return (
    <div className="shell py-8 md:py-12">
      <div className="mx-auto w-full max-w-2xl">
        <h1 className="font-serif text-3xl">{t(`payment_crypto.pay.${isDue ? 'title' : 'done'}`)}</h1>
        <p className="mt-2 mb-6 text-lg text-muted">
          {isDue
            ? t('payment_crypto.pay.due', { number, amount: formatMoney(locale, due) })
            : t('payment_crypto.pay.number', { number })}
        </p>
        {refusal && (
          <p role="alert" className="mb-6 border-l-4 border-negative bg-surface px-4 py-3 font-semibold text-negative">
            {refusal}
          </p>
        )}
        {isDue && note && <p className="mb-6 max-w-prose whitespace-pre-wrap">{note}</p>}
        {isDue && amount && <CoinPayment key={amount.expiresAt} amount={amount} />}
        {isDue && !amount && <NewAmount />}
        {!isDue && <p className="text-lg">{t('payment_crypto.pay.done_text')}</p>}
        <div className="mt-8 flex flex-wrap gap-4">
          <Link to={toPath(`/account/orders/${number}`)} className={buttonStyle(isDue ? 'quiet' : 'primary')}>
            {t('payment_crypto.pay.to_order')}
          </Link>
          <Link to={toPath('/boutique')} className={buttonStyle('quiet')}>
            {t('payment_crypto.pay.to_shop')}
          </Link>
        </div>
      </div>
    </div>
  )
}
