import { seedTicketWords, ticketWords } from '#plugins/tickets/testing'
import type { Walk } from './walk.js'

const both = (text: string) => ({ fr_FR: text, en_GB: text })

/** Everything that staff write about tickets. */
export async function writeTickets(walk: Walk): Promise<void> {
  await seedTicketWords()
  const words = await ticketWords()
  await vocabulary(walk, words)
  await people(walk)
  await tickets(walk, words)
  const roleId = await walk.number("select id from users_roles where name = 'editor'")
  const [fromId, toId] = [words.Nouveau ?? 0, words['En cours'] ?? 0]
  const transitions = [{ fromId, toId, who: 'any' }]
  const rules = [{ statusId: fromId, field: 'dueOn', rule: 'required' }]
  const body = { roleId, trackerId: words.Anomalie ?? 0, transitions, rules }
  await walk.call('tickets.admin.workflow.update', { body })
}

async function vocabulary(walk: Walk, words: Record<string, number>): Promise<void> {
  const field = { label: both('Lot'), isRequired: false, isForCustomers: false, many: false }
  const rows: [string, object, object][] = [
    ['statuses', { name: both('En attente'), isClosed: false }, { name: both('En pause') }],
    [
      'trackers',
      { name: both('Vin'), statusId: words.Nouveau, isOpenToCustomers: false },
      { name: both('Vins'), fields: ['description'] },
    ],
    [
      'priorities',
      { name: both('Rare'), answerMinutes: 60, isDefault: false, isActive: true },
      { name: both('Très rare'), isActive: false },
    ],
    ['categories', { name: both('Livraison') }, { name: both('Transport') }],
    ['custom_fields', { ...field, kind: 'text' }, { ...field, isRequired: true }],
  ]
  for (const [name, first, next] of rows) {
    const { id, version } = await walk.call(`tickets.admin.${name}.store`, { body: first })
    await walk.call(`tickets.admin.${name}.update`, { params: { id }, body: { ...first, ...next, version } })
    await walk.call(`tickets.admin.${name}.destroy`, { params: { id } })
  }
}

async function people(walk: Walk): Promise<void> {
  const roleId = await walk.number("select id from users_roles where name = 'editor'")
  const person = { firstName: 'Anne', lastName: 'Roux', email: 'anne@exemple.fr', roleId }
  const { id, version } = await walk.call('tickets.admin.users.store', { body: { ...person, locale: 'fr_FR' } })
  await walk.call('tickets.admin.users.update', { params: { id }, body: { ...person, lastName: 'Blanc', version } })
  const group = await walk.call('tickets.admin.groups.store', { body: { name: 'Livraison', members: [id] } })
  const renamed = { name: 'Transport', members: [id], version: group.version }
  await walk.call('tickets.admin.groups.update', { params: { id: group.id }, body: renamed })
  await walk.call('tickets.admin.groups.destroy', { params: { id: group.id } })
  await walk.call('tickets.admin.users.destroy', { params: { id } })
}

async function tickets(walk: Walk, words: Record<string, number>): Promise<void> {
  const body = { subject: 'Bouteille cassée', trackerId: words.Anomalie }
  const { id, version } = await walk.call('tickets.admin.tickets.store', { body })
  const other = await walk.call('tickets.admin.tickets.store', { body: { ...body, parentId: id } })
  const params = { id }
  await walk.call('tickets.admin.tickets.update', { params, body: { estimatedMinutes: 30, version } })
  await walk.call('tickets.admin.ticket_notes.store', { params, body: { text: 'Vu', statusId: words['En cours'] } })
  const note = await walk.number("select id from tickets_journals where notes <> ''")
  const changed = { text: 'Vu, et noté', isPrivate: true }
  await walk.call('tickets.admin.ticket_notes.update', { params: { ...params, note }, body: changed })
  const related = { toId: other.id, kind: 'relates' }
  const relation = await walk.call('tickets.admin.ticket_relations.store', { params, body: related })
  await walk.call('tickets.admin.ticket_relations.destroy', { params: { ...params, relation: relation.id } })
  await walk.call('tickets.admin.tickets.destroy', { params: { id: other.id } })
}
