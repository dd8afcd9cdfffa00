import app from '@adonisjs/core/services/app'
import { readJson } from '#core/database/statements'
import { Store } from '#core/database/store'
import type { Choice, ListColumn, ListDefinition } from '#core/lists/list'
import type { Label } from '#core/i18n/label'

/** Rows of the vocabulary as choices of a filter. */
const vocabulary = (table: string) => async (): Promise<readonly Choice[]> => {
  const { reader } = await app.container.make(Store)
  const rows = await reader.all<{ id: number; name: unknown }>(`select id, name from ${table} order by position, id`)
  return rows.map(({ id, name }) => ({ value: String(id), label: completed(readJson<Partial<Label>>(name)) }))
}

function completed({ fr_FR: french, en_GB: english }: Partial<Label>): Label {
  const some = french || english || ''
  return { fr_FR: french || some, en_GB: english || some }
}

async function people(): Promise<readonly Choice[]> {
  const { reader } = await app.container.make(Store)
  const rows = await reader.all<{ value: string; name: string }>(
    `select 's' || s.id as value, s.name as name from users_staff s
     union all select 'g' || g.id as value, g.name as name from users_staff_groups g order by name`
  )
  return [
    { value: 'nobody', label: { fr_FR: 'Personne', en_GB: 'Nobody' } },
    ...rows.map(({ value, name }) => ({ value, label: name })),
  ]
}

/** The list of tickets: what people filter by is chosen, and whether the shop is late is worked out by the database's clock. */
export function ticketList(made: ListDefinition, row: string): ListDefinition {
  const chosen = (key: string, column: string, table: string): ListColumn => ({
    type: 'choice',
    sql: `cast(${row}.${column} as varchar(20))`,
    sort: `(select v.position from ${table} v where v.id = ${row}.${column})`,
    label: (made.columns[key] as ListColumn).label,
    choices: vocabulary(table),
  })
  const { group: _group, ...columns } = made.columns
  return {
    ...made,
    from: `${made.from} cross join (select strftime('%Y-%m-%dT%H:%M:%fZ', 'now') as now) clock`,
    fromOnPostgres: `${made.from} cross join (select now() as now) clock`,
    columns: {
      ...columns,
      tracker: chosen('tracker', 'tracker_id', 'tickets_trackers'),
      status: { ...chosen('status', 'status_id', 'tickets_statuses'), card: 'state' },
      priority: { ...chosen('priority', 'priority_id', 'tickets_priorities'), card: 'state' },
      author_name: { ...(made.columns.author_name as ListColumn), card: 'subtitle' },
      updated_at: { ...(made.columns.updated_at as ListColumn), card: 'subtitle' },
      category: {
        ...chosen('category', 'category_id', 'tickets_categories'),
        sql: `coalesce(cast(${row}.category_id as varchar(20)), '')`,
        isShown: false,
      },
      assignee: {
        type: 'choice',
        sql: `coalesce('s' || ${row}.assignee_id, 'g' || ${row}.group_id, 'nobody')`,
        sort: `coalesce((select s.name from users_staff s where s.id = ${row}.assignee_id),
          (select g.name from users_staff_groups g where g.id = ${row}.group_id), '')`,
        label: (made.columns.assignee as ListColumn).label,
        choices: people,
      },
      late_answer: {
        type: 'boolean',
        sql: `coalesce(coalesce(${row}.answered_at, ${row}.closed_at, clock.now) > ${row}.answer_due_at, false)`,
        label: { fr_FR: 'Réponse en retard', en_GB: 'Answer late' },
        isShown: false,
      },
      late_solution: {
        type: 'boolean',
        sql: `coalesce(coalesce(${row}.closed_at, clock.now) > ${row}.solution_due_at, false)`,
        label: { fr_FR: 'Solution en retard', en_GB: 'Solution late' },
        isShown: false,
      },
      parent_id: {
        type: 'id',
        sql: `coalesce(${row}.parent_id, 0)`,
        label: { fr_FR: 'Numéro du parent', en_GB: 'Number of the parent' },
        isHidden: true,
      },
      customer_id: {
        type: 'id',
        sql: `coalesce(${row}.customer_id, 0)`,
        label: { fr_FR: 'Numéro du client', en_GB: 'Number of the customer' },
        isHidden: true,
      },
    },
  }
}
