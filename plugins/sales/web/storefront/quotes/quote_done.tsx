import { useEffect } from 'react'
import { refreshBadges } from '#web/lib/badge'
import { useWords } from '#web/lib/i18n'
import { useLocalePath } from '#web/lib/shell'
import { buttonStyle } from '#web/ui/button'
import { Link } from '#web/ui/link'
import { forgetCart } from '../state/checkout_state'
import { QuoteView } from './quote_view'
import type { Country } from '../checkout/addresses/address_values'
import type { Quote } from './quote_data'

/** The page after a quote request, also reached by the signed link of its mail. */
export function QuoteDone({ quote, countries }: { quote: Quote; countries: Country[] }) {
  const t = useWords()
  const toPath = useLocalePath()
  useEffect(() => {
    // The cart became the quote, so the page's cart state is cleared.
    forgetCart()
    refreshBadges()
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
