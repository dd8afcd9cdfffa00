import { buildAddress } from '#web/lib/address'
import { useWords } from '#web/lib/i18n'
import { useShell } from '#web/lib/shell'
import type { Quote } from './quote_data'

interface QuotePaperProps {
  quote: Pick<Quote, 'number' | 'revision'>
  /** Key of the signed link; null for a customer in their account. */
  link: string | null
}

/** Link to the PDF of a sent quote. */
export function QuotePaper({ quote: { number, revision }, link }: QuotePaperProps) {
  const t = useWords()
  const { routes } = useShell()
  const uri = routes['sales.quote_papers.show']?.uri
  if (!uri || revision === null) return null
  return (
    <p className="mb-4">
      <a
        href={buildAddress(uri, { number }, { revision, key: link })}
        download
        className="inline-flex min-h-11 items-center underline hover:text-primary"
      >
        {t('sales.quotes.pdf')}
      </a>
    </p>
  )
}
