import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { Settings } from '#core/settings/settings'
import { Store } from '#core/database/store'
import { resetDatabase } from '#core/testing/reset_database'
import { PASSWORD, newStaffVisit, seedRoles } from '#plugins/users/testing'
import { Visitor } from '#core/testing/visitor'

const SETTINGS = '/api/admin/configuration/settings'

async function grantToEditor(store: Store, permission: string) {
  const row = await store.reader.first<{ id: number }>("select id from users_roles where name = 'editor'")
  await store.transaction(async (trx) => {
    await trx.insertQuery().table('users_role_permissions').insert({ role_id: row?.id, permission })
    await store.changes.record(trx, 'users.roles', ['editor'])
  })
}

test.group('Settings, by staff', (group) => {
  let store: Store
  let settings: Settings
  group.each.setup(async () => {
    store = await app.container.make(Store)
    settings = await app.container.make(Settings)
    await resetDatabase(store)
    await seedRoles()
    return () => resetDatabase(store)
  })

  test('are changed all together and hold at once, with an entry in the audit log', async ({ assert }) => {
    const visitor = await newStaffVisit({ role: 'admin' })
    const values = {
      'configuration.general.shop_name': 'Cave des Lices',
      'configuration.general.age_gate': false,
    }
    const answer = await visitor.send('PUT', SETTINGS, { values })
    assert.equal(answer.status, 204)
    assert.equal(settings.get('configuration.general.shop_name'), 'Cave des Lices')
    assert.isFalse(settings.get('configuration.general.age_gate'))
    const entry = await store.reader.first<{ channel: string; actor_kind: string; actor_name: string }>(
      "select channel, actor_kind, actor_name from core_audit_entries where subject = 'core.settings'"
    )
    assert.deepEqual({ ...entry }, { channel: 'screen', actor_kind: 'staff', actor_name: 'Équipe' })
  })

  test('one bad value changes none', async ({ assert }) => {
    const visitor = await newStaffVisit({ role: 'admin' })
    const values = { 'configuration.general.shop_name': 'Autre', 'configuration.general.age_gate': 'perhaps' }
    const answer = await visitor.send('PUT', SETTINGS, { values })
    assert.equal(answer.status, 422)
    assert.containsSubset(answer.body, { errors: [{ field: 'configuration.general.age_gate' }] })
    assert.equal(settings.get('configuration.general.shop_name'), 'Cellier')
  })

  test('of an unknown key, channel or language are refused', async ({ assert }) => {
    const visitor = await newStaffVisit({ role: 'admin' })
    const name = { 'configuration.general.shop_name': 'Autre' }
    assert.equal((await visitor.send('PUT', SETTINGS, { values: { 'nothing.at.all': 1 } })).status, 404)
    assert.equal((await visitor.send('PUT', SETTINGS, { values: name, channel: 'moon' })).status, 422)
    assert.equal((await visitor.send('PUT', SETTINGS, { values: name, locale: 'xx' })).status, 422)
    assert.equal((await visitor.send('PUT', SETTINGS, { values: [] })).status, 422)
    assert.equal((await visitor.send('GET', `${SETTINGS}?section=moon`)).status, 422)
  })

  test('need the permission that each one names', async ({ assert }) => {
    const visitor = await newStaffVisit({ role: 'editor' })
    const general = { values: { 'configuration.general.shop_name': 'Autre' } }
    const sales = { values: { ...general.values, 'configuration.sales.phone': '01' } }
    assert.equal((await visitor.send('PUT', SETTINGS, general)).status, 403)
    await grantToEditor(store, 'configuration.general.update')
    assert.equal((await visitor.send('PUT', SETTINGS, sales)).status, 403)
    assert.equal(settings.get('configuration.general.shop_name'), 'Cellier')
    assert.equal((await visitor.send('PUT', SETTINGS, general)).status, 204)
  })

  test('are listed as far as the role may see them', async ({ assert }) => {
    const visitor = await newStaffVisit({ role: 'editor' })
    await grantToEditor(store, 'configuration.sales.view')
    const answer = await visitor.send('GET', SETTINGS)
    const { data } = answer.body as { data: { key: string; label: string; isChangeable: boolean }[] }
    assert.isTrue(data.every(({ key }) => /^((configuration\.)?sales|payment_[a-z]+|rma)\./.test(key)))
    assert.containsSubset(data, [{ key: 'configuration.sales.phone', label: 'Téléphone', isChangeable: false }])
  })

  test('that are amounts name the currency they are typed and read in', async ({ assert }) => {
    const visitor = await newStaffVisit({ role: 'admin' })
    const { body } = await visitor.send('GET', `${SETTINGS}?section=sales`)
    const { data } = body as { data: { key: string; options: { currency?: string } }[] }
    const currencyOf = (wanted: string) => data.find(({ key }) => key === wanted)?.options.currency
    assert.equal(currencyOf('sales.orders.minimum_amount'), 'EUR')
    assert.equal(currencyOf('sales.shipping.corsica_minimum'), 'EUR')
    assert.isUndefined(currencyOf('configuration.sales.phone'))
  })
})

test.group('The maintenance switch, seen by staff', (group) => {
  group.each.setup(async () => {
    const store = await app.container.make(Store)
    await resetDatabase(store)
    await seedRoles()
    return () => resetDatabase(store)
  })

  test('staff may look around a closed shop, others may not, and staff can sign in to it', async ({ assert }) => {
    const staff = await newStaffVisit({ role: 'admin' })
    const closed = { values: { 'configuration.general.maintenance': true } }
    assert.equal((await staff.send('PUT', SETTINGS, closed)).status, 204)
    assert.equal((await staff.send('GET', '/api/init')).status, 200)
    assert.equal((await new Visitor().send('GET', '/api/init')).status, 503)
    const late = new Visitor()
    const credentials = { email: 'equipe@exemple.fr', password: PASSWORD }
    assert.equal((await late.send('POST', '/api/admin/users/session', credentials)).status, 200)
    assert.equal((await late.send('GET', '/api/init')).status, 200)
    assert.equal((await new Visitor().send('POST', '/api/users/session', credentials)).status, 503)
  })
})
