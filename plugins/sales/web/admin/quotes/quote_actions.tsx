import { Button } from '@mantine/core'
import { useCan } from '#web/admin/admin_data'
import { useWords } from '#web/lib/i18n'
import { PrintButton } from '../papers/print_button'
import { AcceptQuote } from './accept_quote'
import { EndQuote } from './end_quote'
import { SendQuote } from './send_quote'
import { useMakeQuote } from './make_quote'
import type { StaffQuote } from './quote_data'

/** What may be done with a quote as it is. */
export function QuoteActions({ quote, isDirty }: { quote: StaffQuote; isDirty: boolean }) {
  const t = useWords()
  const can = useCan()
  const make = useMakeQuote()
  const { id, canChange, canAccept, canRefuse, canCancel, maker } = quote
  const [sent] = quote.revisions
  return (
    <>
      {quote.revisions.length > 0 && <PrintButton kind="quotes" id={id} />}
      {can('sales.quotes.create') && (
        <Button variant="default" onClick={() => void make({ quoteId: id }, t('sales.admin_quotes.copied'))}>
          {t('sales.admin_quotes.copy')}
        </Button>
      )}
      {can('sales.quotes.cancel') && canRefuse && maker === 'customer' && <EndQuote quote={quote} how="refuse" />}
      {can('sales.quotes.cancel') && canCancel && (!canRefuse || maker === 'staff') && (
        <EndQuote quote={quote} how="cancel" />
      )}
      {can('sales.quotes.accept') && canAccept && sent && <AcceptQuote quote={quote} sent={sent} />}
      {can('sales.quotes.send') && canChange && quote.lines.length > 0 && <SendQuote quote={quote} isDirty={isDirty} />}
    </>
  )
}
