import type { DeskSource, DeskWaiting } from '#plugins/platform/index'

interface Row {
  id: number
  subject: string
  name: string
  staff_id: number | null
  staff: string | null
  team: string | null
  is_member: number | boolean
  since: string
  due: string | null
  total: number
}

/** Open tickets whose next step is the shop's, those first that are due first: the first answer, then the solution. */
const FIND = `select t.id, t.subject, t.author_name as name, t.assignee_id as staff_id, s.name as staff, g.name as team,
    exists (select 1 from users_staff_groups_members m where m.owner_id = t.group_id and m.target_id = ?) as is_member,
    t.updated_at as since, case when t.answered_at is null then coalesce(t.answer_due_at, t.solution_due_at)
      else t.solution_due_at end as due, count(*) over () as total
  from tickets_tickets t left join users_staff s on s.id = t.assignee_id
  left join users_staff_groups g on g.id = t.group_id
  where not t.is_closed and t.waits_for = 'shop'
  order by case when t.answered_at is null then coalesce(t.answer_due_at, t.solution_due_at) else t.solution_due_at end
    nulls last, t.updated_at, t.id limit ?`

function waitingOf(row: Row, person: number): DeskWaiting {
  if (row.staff !== null) return { kind: 'staff', name: row.staff, isMine: Number(row.staff_id) === person }
  if (row.team !== null) return { kind: 'group', name: row.team, isMine: Boolean(row.is_member) }
  return { kind: 'shop' }
}

/** Tickets that wait for an answer or a solution, by who has them. */
const ticketDesk: DeskSource = {
  label: { fr_FR: 'Tickets à traiter', en_GB: 'Tickets to handle' },
  icon: 'ticket',
  permission: 'tickets.list',
  order: 25,
  entry: 'tickets.menu.tickets',
  list: { screen: 'tickets.admin.tickets', query: 'filter[waits_for]=shop' },
  async load(reader, { person, limit }) {
    const rows = await reader.all<Row>(FIND, [person.id, limit])
    const items = rows.map((row) => ({
      id: Number(row.id),
      number: `#${row.id}`,
      title: row.subject,
      text: row.name,
      waitsFor: waitingOf(row, person.id),
      since: row.since,
      dueAt: row.due,
      screen: 'tickets.admin.ticket',
      params: { id: Number(row.id) },
    }))
    return { items, total: Number(rows[0]?.total ?? 0) }
  },
}

export default ticketDesk
