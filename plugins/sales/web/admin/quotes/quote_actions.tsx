import { useCan } from '#web/admin/admin_data'
import { RecordActions } from '#web/admin/record_actions'
import { useWords } from '#web/lib/i18n'
import { usePaperAction } from '../papers/paper_action'
import { AcceptDialog } from './accept_quote'
import { EndDialog } from './end_quote'
import { SendDialog } from './send_quote'
import { useMakeQuote } from './make_quote'
import type { StaffQuote } from './quote_data'

/** The actions of a quote. Sending is the next step of an unsent one; a sent one waits for the customer. */
export function QuoteActions({ quote, isDirty }: { quote: StaffQuote; isDirty: boolean }) {
  const t = useWords()
  const can = useCan()
  const make = useMakeQuote()
  const paper = usePaperAction('quotes', quote.id)
  const { id, canChange, canAccept, canRefuse, canCancel, hasChanges, maker, revision } = quote
  const [sent] = quote.revisions
  const maySend = can('sales.quotes.send') && canChange && quote.lines.length > 0
  const mayAccept = can('sales.quotes.accept') && canAccept && sent !== undefined
  const mayEnd = can('sales.quotes.cancel')
  const sendLabel = t(revision > 1 ? 'sales.admin_quotes.resend' : 'sales.admin_quotes.send')
  return (
    <RecordActions
      next={maySend && (hasChanges || !mayAccept) ? 'send' : mayAccept ? 'accept' : null}
      actions={[
        maySend && {
          key: 'send',
          label: sendLabel,
          // Saves unsaved prices first.
          held: isDirty ? t('sales.admin_quotes.save_first') : undefined,
          dialog: (close) => <SendDialog quote={quote} label={sendLabel} onClose={close} />,
        },
        mayAccept && {
          key: 'accept',
          label: t('sales.admin_quotes.accept'),
          dialog: (close) => <AcceptDialog quote={quote} sent={sent} onClose={close} />,
        },
        quote.revisions.length > 0 && paper,
        can('sales.quotes.create') && {
          key: 'copy',
          label: t('sales.admin_quotes.copy'),
          run: () => make({ quoteId: id }, t('sales.admin_quotes.copied')),
        },
        mayEnd &&
          canRefuse &&
          maker === 'customer' && {
            key: 'refuse',
            label: t('sales.admin_quotes.refuse'),
            isDangerous: true,
            dialog: (close) => <EndDialog quote={quote} how="refuse" onClose={close} />,
          },
        mayEnd &&
          canCancel &&
          (!canRefuse || maker === 'staff') && {
            key: 'cancel',
            label: t('sales.admin_quotes.cancel'),
            isDangerous: true,
            dialog: (close) => <EndDialog quote={quote} how="cancel" onClose={close} />,
          },
      ]}
    />
  )
}
