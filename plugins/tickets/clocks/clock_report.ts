import { periodColumn } from '#core/lists/in_period'
import type { Label } from '#core/i18n/label'
import type { ListColumn, ListDefinition } from '#core/lists/list'

const within = (condition: string) => `sum(case when ${condition} then 1 else 0 end)`

const count = (name: string, label: Label): ListColumn => ({
  type: 'number',
  sql: `p.${name}`,
  label,
  card: name === 'opened' ? 'amount' : 'subtitle',
})

/** How well the times of tickets that were opened in some days are kept, by priority. */
export default {
  permission: 'tickets.reports.list',
  label: { fr_FR: 'Délais des tickets', en_GB: 'Times of tickets' },
  ofPeriod: true,
  from: `(select o.id, o.name, o.position, count(*) as opened,
      ${within('t.answered_at is not null or t.closed_at is not null')} as answered,
      ${within('coalesce(t.answered_at, t.closed_at) > t.answer_due_at')} as answered_late,
      ${within('t.is_closed')} as solved,
      ${within('t.closed_at > t.solution_due_at')} as solved_late
    from tickets_tickets t join tickets_priorities o on o.id = t.priority_id
    where t.created_at >= :start and t.created_at < :end group by o.id, o.name, o.position) p`,
  id: 'p.id',
  order: '-priority',
  columns: {
    priority: {
      type: 'text',
      sql: "coalesce(nullif(p.name ->> :locale, ''), p.name ->> 'fr_FR')",
      sort: 'p.position',
      label: { fr_FR: 'Priorité', en_GB: 'Priority' },
      filter: false,
      card: 'title',
    },
    opened: count('opened', { fr_FR: 'Ouverts', en_GB: 'Opened' }),
    answered: count('answered', { fr_FR: 'Répondus', en_GB: 'Answered' }),
    answered_late: count('answered_late', { fr_FR: 'Répondus en retard', en_GB: 'Answered late' }),
    solved: count('solved', { fr_FR: 'Fermés', en_GB: 'Closed' }),
    solved_late: count('solved_late', { fr_FR: 'Fermés en retard', en_GB: 'Closed late' }),
    period: periodColumn,
  },
} satisfies ListDefinition
