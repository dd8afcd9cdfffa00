import app from '@adonisjs/core/services/app'
import { Secret, TOTP } from 'otpauth'
import { Clock } from '#core/time/clock'
import { Visitor } from '#core/testing/visitor'
import { watchMails } from '#core/testing/watch_mails'
import { PASSWORD, createCustomer, newStaffVisit, signedInStaff } from '#plugins/users/testing'
import { ADDRESS, PROFILE } from '#plugins/users/tests/functional/office'
import type { Walk } from './walk.js'

const NEW_PASSWORD = 'Vendange-Tardive-31'
const AGAIN = { password: NEW_PASSWORD, password_confirmation: NEW_PASSWORD }

/** Everything that staff write about people. */
export async function writeUsers(walk: Walk): Promise<void> {
  await groups(walk)
  await customers(walk)
  await manyCustomers(walk)
  await roles(walk)
  await staffGroups(walk)
  await colleagues(walk)
  await ownAccount(walk)
}

async function groups(walk: Walk): Promise<void> {
  const group = { name: 'Cavistes', showsNetPrices: false, takesIndividuals: false, takesProfessionals: false }
  const params = { id: (await walk.call('users.admin.groups.store', { body: group })).id }
  await walk.call('users.admin.groups.update', { params, body: { ...group, showsNetPrices: true, version: 1 } })
  await walk.call('users.admin.groups.destroy', { params })
}

async function staffGroups(walk: Walk): Promise<void> {
  const { id, version } = await walk.call('users.admin.staff_groups.store', { body: { name: 'Cave' } })
  const body = { name: 'Chai', members: [], version }
  await walk.call('users.admin.staff_groups.update', { params: { id }, body })
  await walk.call('users.admin.staff_groups.destroy', { params: { id } })
}

const generalGroup = (walk: Walk) => walk.number("select id from users_groups where code = 'general'")

async function customers(walk: Walk): Promise<void> {
  const groupId = await generalGroup(walk)
  const form = { ...PROFILE, email: 'nouvelle@exemple.fr', groupId }
  const { id } = await walk.call('users.admin.customers.store', { body: form })
  const params = { id }
  const changed = { ...form, firstName: 'Clara', isSuspended: false, version: 1 }
  await walk.call('users.admin.customers.update', { params, body: changed })
  const address = await walk.call('users.admin.customer_addresses.store', { params, body: ADDRESS })
  const place = { ...params, address: address.id }
  const moved = { ...ADDRESS, city: 'Lyon', postcode: '69001', version: 1 }
  await walk.call('users.admin.customer_addresses.update', { params: place, body: moved })
  await walk.call('users.admin.customer_addresses.destroy', { params: place })
  const note = await walk.call('users.admin.customer_notes.store', { params, body: { text: 'Aime le Chinon' } })
  await walk.call('users.admin.customer_notes.destroy', { params: { ...params, note: note.id } })
  await walk.call('users.admin.customer_password_mails.store', { params })
  await walk.call('users.admin.personal_data.store', { params })
  await walk.call('users.admin.personal_data.destroy', { params })
  const other = await createCustomer({ email: 'autre@exemple.fr' })
  await walk.call('users.admin.customers.destroy', { params: { id: other.id } })
}

async function manyCustomers(walk: Walk): Promise<void> {
  const { id } = await createCustomer({ email: 'plusieurs@exemple.fr', password: null })
  const selection = { ids: [id] }
  const body = { selection, changes: { isSuspended: true } }
  const change = await walk.call('users.admin.customer_changes.store', { body })
  const params = { id: change.id }
  await walk.call('users.admin.customer_change_applications.store', { params })
  await walk.call('users.admin.customer_change_undoings.store', { params })
  await walk.call('users.admin.customer_invitations.store', { body: { selection } })
  await walk.call('users.admin.customer_deletions.store', { body: { selection } })
}

async function roles(walk: Walk): Promise<void> {
  const role = await walk.call('users.admin.roles.store', { body: { name: 'Caviste', guard_name: 'admin' } })
  const params = { id: role.id }
  await walk.call('users.admin.roles.update', { params, body: { name: 'Cave', version: 1 } })
  const given = { permissions: ['users.customers.list'], version: 2 }
  await walk.call('users.admin.role_permissions.update', { params, body: given })
  await walk.call('users.admin.roles.destroy', { params })
}

async function colleagues(walk: Walk): Promise<void> {
  const roleId = await walk.number("select id from users_roles where name = 'editor'")
  const member = { name: 'Anne', email: 'anne@exemple.fr', roleId }
  const params = { id: (await walk.call('users.admin.staff.store', { body: member })).id }
  await walk.call('users.admin.staff.update', { params, body: { ...member, name: 'Anna', version: 1 } })
  await walk.call('users.admin.suspensions.store', { params })
  await walk.call('users.admin.suspensions.destroy', { params })
  await walk.call('users.admin.staff.destroy', { params })
}

/** What members of staff do to their own account, each time as somebody new. */
async function ownAccount(walk: Walk): Promise<void> {
  const email = 'soi@exemple.fr'
  const by = await newStaffVisit({ email, name: 'Soi' })
  const profile = { name: 'Soi-même', email, locale: 'fr_FR', version: 1 }
  await walk.call('users.admin.profile.update', { by, body: profile })
  await walk.call('users.admin.language.update', { by, body: { locale: 'en_GB' } })
  const wanted = { name: 'Caisse', scopes: ['users.customers.list'], days: 30 }
  const token = await walk.call('users.admin.tokens.store', { by, body: wanted })
  await walk.call('users.admin.tokens.destroy', { by, params: { id: token.id } })

  const asked = { current_password: PASSWORD }
  const { secret } = await walk.call<{ secret: string }>('users.admin.two_factor.store', { by, body: asked })
  const timestamp = (await app.container.make(Clock)).epoch()
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp })
  await walk.call('users.admin.two_factor.update', { by, body: { code } })
  await walk.call('users.admin.recovery_codes.store', { by, body: asked })
  await walk.call('users.admin.two_factor.destroy', { by, body: asked })

  await signedInStaff(email)
  const { body } = await by.send('GET', '/api/admin/users/profile/sign-ins')
  const other = (body as { data: { id: string; isCurrent: boolean }[] }).data.find(({ isCurrent }) => !isCurrent)
  await walk.call('users.admin.sign_ins.destroy', { by, params: { id: other?.id ?? '' } })
  await signedInStaff(email)
  await walk.call('users.admin.other_sign_ins.destroy', { by })
  await walk.call('users.admin.password.update', { by, body: { ...asked, ...AGAIN } })
  const watched = await watchMails()
  await walk.call('users.admin.password_resets.store', { by: new Visitor(), body: { email } })
  const [mail] = await watched()
  const link = /reset-password\/([\w.-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
  await walk.call('users.admin.password_resets.update', {
    by: new Visitor(),
    params: { token: link },
    body: { password: PASSWORD, password_confirmation: PASSWORD },
  })

  const again = await signedInStaff(email)
  const confirmed = { current_password: PASSWORD }
  const { confirmation } = await walk.call<{ confirmation: string }>('users.admin.confirmations.store', {
    by: again,
    body: confirmed,
  })
  await walk.call('users.admin.profile.destroy', { by: again, body: { confirmation } })
}
