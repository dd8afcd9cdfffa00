import { ChangeTicket } from '#plugins/tickets/tickets/actions/change_ticket'
import { Clock } from '#core/time/clock'
import { CreateTicket } from '#plugins/tickets/tickets/actions/create_ticket'
import { ResourceCatalogue, type MadeResource } from '#core/resources/resource_catalogue'
import { SeedVocabulary } from '#plugins/tickets/vocabulary/seed_vocabulary'
import { Store } from '#core/database/store'
import { WriteResource } from '#core/resources/write_resource'
import { CATEGORIES, TICKETS, type DemoTicket } from '#plugins/tickets/demo/demo_tickets'
import { addDays } from '#plugins/tickets/tickets/days'
import { systemOrigin } from '#core/audit/origin'
import { systemWriter } from '#core/resources/writer'
import type { Author } from '#plugins/tickets/tickets/aside'
import type { DemoLoader } from '#core/plugin/contract'

interface People {
  staff: Author
  customer: Author
}

/** Requests and tasks to try in the demo shop, in both languages. */
const demo: DemoLoader = {
  async load({ app }) {
    const store = await app.container.make(Store)
    if (await store.reader.first('select id from tickets_tickets limit 1')) return
    const origin = systemOrigin('command', 'demo')
    await (await app.container.make(SeedVocabulary)).execute(origin)
    const people = await peopleOf(store)
    if (!people) return
    const [create, change, write, resources, clock] = await Promise.all([
      app.container.make(CreateTicket),
      app.container.make(ChangeTicket),
      app.container.make(WriteResource),
      app.container.make(ResourceCatalogue),
      app.container.make(Clock),
    ])
    const writer = systemWriter(origin)
    const words = await wordsOf(store)
    const made = resources.find('tickets.categories') as MadeResource
    const categories: number[] = []
    for (const name of CATEGORIES) categories.push((await write.create(made, { name }, writer)).id)
    const today = clock.iso().slice(0, 10)
    const onDay = (days: number | undefined) => (days === undefined ? null : addDays(today, days))

    const add = async (ticket: DemoTicket, parentId: number | null): Promise<void> => {
      const {
        subject,
        description,
        tracker,
        priority,
        by,
        category,
        start,
        due,
        minutes = 0,
        locale = 'fr_FR',
      } = ticket
      const values = {
        subject,
        description,
        parentId,
        startOn: onDay(start),
        dueOn: onDay(due),
        trackerId: words.get(tracker),
        priorityId: words.get(priority),
        categoryId: category === undefined ? null : categories[category],
        customerId: by === 'customer' ? people.customer.id : null,
        assigneeId: people.staff.id,
        estimatedMinutes: minutes === 0 ? null : minutes,
      }
      const id = await create.execute({ values, author: people[by], channel: 'default', locale }, writer)
      for (const [author, text, status] of ticket.notes ?? []) {
        const isPrivate = text.startsWith('!')
        const moved = status === undefined ? {} : { statusId: words.get(status) }
        const note = { notes: isPrivate ? text.slice(1) : text, isPrivate, author: people[author] }
        await change.execute({ id, version: null, values: moved, ...note }, writer)
      }
      for (const child of ticket.children ?? []) await add(child, id)
    }
    for (const ticket of TICKETS) await add(ticket, null)
  },
}

async function peopleOf({ reader }: Store): Promise<People | null> {
  const staff = await reader.first<{ id: number; name: string }>(
    'select id, name from users_staff where is_demo order by id limit 1',
    []
  )
  const customer = await reader.first<{ id: number; first_name: string; email: string }>(
    'select id, first_name, email from users_customers where is_demo order by id limit 1',
    []
  )
  if (!staff || !customer) return null
  return {
    staff: { kind: 'staff', id: Number(staff.id), name: staff.name, email: null },
    customer: { kind: 'customer', id: Number(customer.id), name: customer.first_name, email: customer.email },
  }
}

/** Ids by French name. */
async function wordsOf({ reader }: Store): Promise<Map<string, number>> {
  const rows = await reader.all<{ id: number; name: string }>(
    ['trackers', 'statuses', 'priorities']
      .map((table) => `select id, name ->> 'fr_FR' as name from tickets_${table}`)
      .join(' union all ')
  )
  return new Map(rows.map(({ id, name }) => [name, Number(id)]))
}

export default demo
