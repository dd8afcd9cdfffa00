import { useEffect } from 'react'
import { announceBadge } from '#web/lib/badge'
import { useWords } from '#web/lib/i18n'
import { useLocalePath } from '#web/lib/shell'
import { buttonStyle } from '#web/ui/button'
import { Link } from '#web/ui/link'
import { forgetCart } from '../state/checkout_state'
import { QuoteView } from './quote_view'
import type { Country } from '../checkout/addresses/address_values'
import type { Quote } from './quote_data'

/** The page after a request, and the one that the signed link of its mail leads to. */
export function QuoteDone({ quote, countries }: { quote: Quote; countries: Country[] }) {
  const t = useWords()
  const toPath = useLocalePath()
  useEffect(() => {
    // What the page knew of the cart is the quote now.
    forgetCart()
    announceBadge()
  }, [])
  return (
    <div className="shell py-8 md:py-12">
      <QuoteView quote={quote} countries={countries} title={t('sales.quotes.done')}>
        <p className="mb-6 text-lg">{t('sales.quotes.done_text', { email: quote.email })}</p>
      </QuoteView>
      <Link to={toPath('/boutique')} className={`${buttonStyle('quiet')} mt-8`}>
        {t('sales.done.to_shop')}
      </Link>
    </div>
  )
}
