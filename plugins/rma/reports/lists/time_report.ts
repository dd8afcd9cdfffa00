import { periodColumn } from '#core/lists/in_period'
import { label } from '#plugins/rma/label'
import { RESOLUTIONS } from '#plugins/rma/reasons/resolutions'
import type { Label } from '#core/i18n/label'
import type { ListColumn, ListDefinition } from '#core/lists/list'

/** A return is solved by what is done for the customer; `solved` comes by itself days later, unless it is all that was done. */
const SOLVED = "('refunded', 'new_parcel_sent', 'solved', 'refused')"

const movedAt = (states: string) => `max(case when m.state_to in ${states} then m.created_at end)`

/** `days`: SQL for the days between two instants. */
const fromOf = (days: (start: string, end: string) => string) => `(
  select min(d.id) as id, d.resolution, count(*) as opened, count(d.solved_at) as solved,
    sum(case when d.state = 'customer-closed' then 1 else 0 end) as closed,
    round(avg(${days('d.created_at', 'd.answered_at')}), 1) as answer, round(avg(${days('d.created_at', 'd.solved_at')}), 1) as usual,
    round(max(${days('d.created_at', 'd.solved_at')}), 1) as longest
  from (select r.id, r.resolution, r.state, r.created_at,
      min(case when m.actor_kind = 'staff' and m.created_at > r.created_at then m.created_at end) as answered_at,
      case when r.state in ${SOLVED} then
        coalesce(${movedAt("('refunded', 'new_parcel_sent')")}, ${movedAt("('solved', 'refused')")}) end as solved_at
    from rma_returns r left join rma_messages m on m.return_id = r.id
    where r.created_at >= :start and r.created_at < :end group by r.id, r.resolution, r.state, r.created_at) d
  group by d.resolution) p`

const number = (name: string, words: Label): ListColumn => ({ type: 'number', sql: `p.${name}`, label: words })

/** How long returns that were opened in some days took, by what was asked for. */
export default {
  permission: 'rma.reports.list',
  label: label('Délais des retours', 'Times of returns'),
  ofPeriod: true,
  from: fromOf((start, end) => `(julianday(${end}) - julianday(${start}))`),
  fromOnPostgres: fromOf((start, end) => `(extract(epoch from ${end} - ${start}) / 86400)`),
  id: 'p.id',
  order: '-opened',
  columns: {
    resolution: {
      type: 'choice',
      sql: 'p.resolution',
      label: label('Demande', 'Wanted'),
      choices: Object.entries(RESOLUTIONS).map(([value, words]) => ({ value, label: words })),
      card: 'title',
    },
    opened: number('opened', label('Ouverts', 'Opened')),
    answer: number('answer', label('Première réponse (jours)', 'First answer (days)')),
    solved: number('solved', label('Résolus', 'Solved')),
    usual: {
      type: 'number',
      sql: 'p.usual',
      label: label('Résolution, en moyenne (jours)', 'Solution, on average (days)'),
      card: 'amount',
    },
    longest: number('longest', label('Résolution la plus longue (jours)', 'Longest solution (days)')),
    closed: number('closed', label('Fermés par le client', 'Closed by the customer')),
    period: periodColumn,
  },
} satisfies ListDefinition
