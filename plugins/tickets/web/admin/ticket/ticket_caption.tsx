import { RecordStates, type RecordState } from '#web/admin/record_states'
import { formatInstant } from '#web/lib/formats'
import { useWords } from '#web/lib/i18n'
import { useLocale } from '#web/lib/shell'
import type { TicketPage } from './ticket_data'

/** Where the ticket stands, whose turn it is, and whether the shop is late. */
export function TicketCaption({ page }: { page: TicketPage }) {
  const t = useWords()
  const locale = useLocale()
  const { ticket, names, createdAt } = page
  const states: RecordState[] = [
    {
      label: t('tickets.ticket.status'),
      word: names.statusId[0] ?? '',
      tone: ticket.isClosed ? 'over' : 'active',
    },
  ]
  if (!ticket.isClosed) {
    states.push({
      label: t('tickets.ticket.waits'),
      word: t(`tickets.ticket.waits_${ticket.waitsFor}`),
      tone: ticket.waitsFor === 'shop' ? 'waiting' : 'over',
    })
  }
  if (ticket.isPrivate) states.push({ word: t('tickets.ticket.private'), tone: 'over' })
  return (
    <>
      <RecordStates states={states} />
      <span>
        {t('tickets.ticket.opened', {
          tracker: names.trackerId[0] ?? '',
          who: String(ticket.authorName),
          at: formatInstant(locale, createdAt),
        })}
      </span>
    </>
  )
}
