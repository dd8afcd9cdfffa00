import { useWords } from '#web/lib/i18n'
import { useLocalePath } from '#web/lib/shell'
import { buttonStyle } from '#web/ui/button'
import { Link } from '#web/ui/link'

/** The page of an expired signed link: where the quote can still be read, and how to request another. */
export function LinkOver({ number }: { number: string }) {
  const t = useWords()
  const toPath = useLocalePath()
  const own = new URLSearchParams({ next: toPath(`/account/quotes/${number}`) })
  return (
    <>
      <h1 className="mb-6 font-serif text-3xl">{t('sales.quotes.link_over')}</h1>
      <p className="mb-8 max-w-prose text-lg">{t('sales.quotes.link_over_text', { number })}</p>
      <p className="flex flex-wrap gap-4">
        <Link to={`${toPath('/login')}?${own}`} className={buttonStyle()}>
          {t('sales.quotes.link_over_sign_in')}
        </Link>
        <Link to={toPath('/boutique')} className={buttonStyle('quiet')}>
          {t('sales.quotes.link_over_again')}
        </Link>
      </p>
    </>
  )
}
