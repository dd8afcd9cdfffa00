import type { FormRefusal } from '#web/form/refusal'
import { useWords } from '#web/lib/i18n'
import { AcceptForm } from './accept_form'
import { EndForm } from './end_form'
import { QuoteStanding } from './quote_standing'
import { QuoteView } from './quote_view'
import type { Country } from '../checkout/addresses/address_values'
import type { Quote } from './quote_data'

interface QuotePageProps {
  quote: Quote
  countries: Country[]
  /** Key of the signed link; null for a customer in their account. */
  link: string | null
  /** Version of the terms linked by the page. */
  termsVersion: string
  /** The quote was just requested. */
  isNew: boolean
  refusal: FormRefusal | null
}

/** A quote with notices and the forms to accept, decline or withdraw it. */
export function QuotePage({ quote, countries, link, termsVersion, isNew, refusal }: QuotePageProps) {
  const t = useWords()
  const isAccepting = refusal?.values.intent === 'accept'
  return (
    <>
      {refusal && !isAccepting && refusal.message && (
        <p role="alert" className="mb-6 border-l-4 border-negative bg-surface px-4 py-3 font-semibold text-negative">
          {refusal.message}
        </p>
      )}
      {isNew && (
        <p role="status" className="mb-6 border-l-4 border-positive bg-surface px-4 py-3 font-semibold">
          {t('sales.quotes.from_order_done')}
        </p>
      )}
      <QuoteView
        quote={quote}
        countries={countries}
        title={
          <>
            {t('sales.quotes.one')} <span className="whitespace-nowrap">{quote.number}</span>
          </>
        }
        answers={
          <>
            {quote.canAccept && (
              <AcceptForm quote={quote} termsVersion={termsVersion} refusal={isAccepting ? refusal : undefined} />
            )}
            {quote.canCancel && <EndForm quote={quote} refusal={isAccepting ? undefined : (refusal ?? undefined)} />}
          </>
        }
      >
        <QuoteStanding quote={quote} link={link} />
      </QuoteView>
    </>
  )
}
