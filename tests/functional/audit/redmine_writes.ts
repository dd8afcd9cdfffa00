import type { Walk } from './walk.js'

/** Numbers of groups begin here for clients of Redmine. */
const GROUPS = 1_000_000_000

/** What clients of Redmine write. */
export async function writeRedmine(walk: Walk): Promise<void> {
  await walk.call('tickets.admin.redmine_issues.store', { body: { issue: { subject: 'Bouteille cassée' } } })
  const params = { id: await walk.number('select max(id) as id from tickets_tickets') }
  await walk.call('tickets.admin.redmine_issues.update', { params, body: { issue: { done_ratio: 50 } } })
  await walk.call('tickets.admin.redmine_issues.destroy', { params })
  await walk.call('tickets.admin.redmine_groups.store', { body: { group: { name: 'Le chai', user_ids: [] } } })
  const group = { id: GROUPS + (await walk.number('select max(id) as id from users_staff_groups')) }
  await walk.call('tickets.admin.redmine_groups.update', { params: group, body: { group: { name: 'La cave' } } })
  await walk.call('tickets.admin.redmine_groups.destroy', { params: group })
  const user = { firstname: 'Luc', lastname: 'Morel', mail: 'luc@exemple.fr' }
  await walk.call('tickets.admin.redmine_users.store', { body: { user } })
  const person = { id: await walk.number("select id from users_staff where email = 'luc@exemple.fr'") }
  await walk.call('tickets.admin.redmine_users.update', { params: person, body: { user: { lastname: 'Morin' } } })
}
