import type { ReactNode } from 'react'
import { formatDate } from '#web/lib/formats'
import { useWords } from '#web/lib/i18n'
import { useLocale, useLocalePath } from '#web/lib/shell'
import { buttonStyle } from '#web/ui/button'
import { Link } from '#web/ui/link'
import { PaymentHelp } from '../orders/payment_help'
import { QuotePaper } from './quote_paper'
import type { Quote } from './quote_data'

interface QuoteStandingProps {
  quote: Quote
  /** Key of the signed link; null for a customer in their account. */
  link: string | null
}

/** Notices above a quote. */
export function QuoteStanding({ quote, link }: QuoteStandingProps) {
  const t = useWords()
  const locale = useLocale()
  const { state, validUntil, message, notes, email, revision, latestRevision, isExpired } = quote
  if (revision !== latestRevision) return <Superseded quote={quote} link={link} />
  const ended = state === 'refused' ? 'refused' : state === 'canceled' ? 'closed' : null
  return (
    <>
      {state === 'requested' && <Notice>{t('sales.quotes.waiting', { email })}</Notice>}
      {isExpired && <Notice>{t('sales.quotes.expired', { date: formatDate(locale, validUntil ?? '') })}</Notice>}
      {ended && <Notice>{t(`sales.quotes.${ended}`)}</Notice>}
      <Ordered quote={quote} link={link} />
      <QuotePaper quote={quote} link={link} />
      {message && <Said title={t('sales.quotes.message')} text={message} />}
      {notes.map(({ text, at }) => (
        <Said key={at} title={t('sales.quotes.note', { date: formatDate(locale, at) })} text={text} />
      ))}
    </>
  )
}

/** A later revision replaces this one. */
function Superseded({ quote: { number }, link }: QuoteStandingProps) {
  const t = useWords()
  const toPath = useLocalePath()
  const latest = link ? `/checkout/quotes/${number}?${new URLSearchParams({ key: link })}` : `/account/quotes/${number}`
  return (
    <Notice>
      {t('sales.quotes.superseded')}{' '}
      <Link to={toPath(latest)} className="font-semibold text-primary underline">
        {t('sales.quotes.see_latest')}
      </Link>
    </Notice>
  )
}

/** The order made from the quote. Guests get the payment instructions here. */
function Ordered({ quote: { order }, link }: QuoteStandingProps) {
  const t = useWords()
  const toPath = useLocalePath()
  if (!order) return null
  return (
    <>
      <p className="mb-4 border-l-4 border-positive bg-surface px-4 py-3 font-semibold">
        {t('sales.quotes.accepted', { number: order.number })}
      </p>
      {!link && (
        <Link to={toPath(`/account/orders/${order.number}`)} className={`${buttonStyle()} mb-6`}>
          {t('sales.quotes.to_order')}
        </Link>
      )}
      {order.instructions && <PaymentHelp instructions={order.instructions} />}
    </>
  )
}

function Notice({ children }: { children: ReactNode }) {
  return <p className="mb-6 border-l-4 border-line bg-surface px-4 py-3">{children}</p>
}

function Said({ title, text }: { title: string; text: string }) {
  return (
    <section className="mb-6">
      <h2 className="mb-1 font-serif text-xl">{title}</h2>
      <p className="max-w-prose whitespace-pre-wrap">{text}</p>
    </section>
  )
}
