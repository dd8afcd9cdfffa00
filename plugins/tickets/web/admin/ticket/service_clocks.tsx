import { Text } from '@mantine/core'
import { StateBadge } from '#web/admin/record_states'
import { formatInstant } from '#web/lib/formats'
import { useWords } from '#web/lib/i18n'
import { useLocale } from '#web/lib/shell'
import { clockState } from './clock_state'
import type { TicketPage } from './ticket_data'

const TONES = { done: 'done', running: 'active', late: 'alarm', missed: 'alarm' } as const

/** Until when the ticket should be answered and solved, in business hours, and whether it was. */
export function ServiceClocks({ page: { ticket, now } }: { page: TicketPage }) {
  const t = useWords()
  const locale = useLocale()
  const clocks = [
    { key: 'answer', due: ticket.answerDueAt, done: ticket.answeredAt ?? ticket.closedAt },
    { key: 'solution', due: ticket.solutionDueAt, done: ticket.closedAt },
  ].filter(({ due }) => due !== null)
  if (clocks.length === 0) return null
  return (
    <section className="admin-panel" aria-label={t('tickets.ticket.clocks')}>
      <h2>{t('tickets.ticket.clocks')}</h2>
      {clocks.map(({ key, due, done }) => {
        const state = clockState({ due: due as string, done: done as string | null, now })
        return (
          <div key={key} className="admin-clock">
            <Text size="sm">{t(`tickets.ticket.clock_${key}`, { at: formatInstant(locale, due as string) })}</Text>
            <StateBadge state={{ word: t(`tickets.ticket.clock_${state}`), tone: TONES[state] }} />
          </div>
        )
      })}
    </section>
  )
}
