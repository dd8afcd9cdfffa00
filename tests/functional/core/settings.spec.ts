import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { AuditLog } from '#core/audit/audit_log'
import { Clock } from '#core/time/clock'
import { KindRegistry } from '#core/fields/kind_registry'
import { Settings } from '#core/settings/settings'
import { Store } from '#core/database/store'
import { resetDatabase } from '#core/testing/reset_database'
import { boolean } from '#core/fields/kinds/boolean'
import { choice } from '#core/fields/kinds/choice'
import { integer } from '#core/fields/kinds/integer'
import { text } from '#core/fields/kinds/text'
import { setting } from '#core/settings/setting'
import { systemOrigin } from '#core/audit/origin'

const label = { fr_FR: 'x', en_GB: 'x' }
const scope = ['channel', 'locale'] as const
const definitions = new Map([
  ['shop.name', setting(text({ label, default: 'Shop' }), { scope, public: true })],
  ['shop.size', setting(integer({ label, default: 24 }))],
  ['shop.mode', setting(choice({ label, choices: { grid: label, list: label }, default: 'grid' }))],
  ['shop.open', setting(boolean({ label, default: true }), { public: true })],
  ['shop.api_key', setting(text({ label, default: '' }), { secret: true, public: true })],
])
const origin = systemOrigin('command')

test.group('Settings', (group) => {
  let store: Store
  let logged: object[]

  group.each.setup(async () => {
    store = await app.container.make(Store)
    logged = []
    await resetDatabase(store)
  })

  const open = async () => {
    const settings = new Settings({
      store,
      definitions,
      kinds: new KindRegistry(),
      clock: await app.container.make(Clock),
      audit: await app.container.make(AuditLog),
      cipher: await app.container.make('encryption'),
      logger: { warn: (details) => void logged.push(details) },
    })
    await settings.load()
    return settings
  }

  test('the narrowest value holds: channel and locale, channel, locale, shop, default', async ({ assert }) => {
    const settings = await open()
    const here = { channel: 'default', locale: 'en_GB' }
    const seen: string[] = [settings.get('shop.name', here)]
    for (const [value, place] of [
      ['whole shop', {}],
      ['English', { locale: 'en_GB' }],
      ['channel', { channel: 'default' }],
      ['English channel', here],
    ] as const) {
      await store.transaction((trx) => settings.set(trx, 'shop.name', value, place, origin))
      seen.push(settings.get('shop.name', here))
    }
    assert.deepEqual(seen, ['Shop', 'whole shop', 'English', 'channel', 'English channel'])
    assert.strictEqual(settings.get('shop.name', { channel: 'other' }), 'whole shop')
    await store.transaction((trx) => settings.unset(trx, 'shop.name', here, origin))
    assert.strictEqual(settings.get('shop.name', here), 'channel')
  })

  test('refuses a value of another type, a foreign choice, a scope it has not, an unknown key', async ({ assert }) => {
    const settings = await open()
    const refused = async (key: string, value: unknown, place = {}) => {
      const error = await store
        .transaction((trx) => settings.set(trx, key, value, place, origin))
        .then(
          () => null,
          (thrown: { code: string }) => thrown.code
        )
      return error
    }
    assert.strictEqual(await refused('shop.size', '24'), 'E_CORE_SETTING_INVALID')
    assert.strictEqual(await refused('shop.size', 1.5), 'E_CORE_SETTING_INVALID')
    assert.strictEqual(await refused('shop.mode', 'toString'), 'E_CORE_SETTING_INVALID')
    assert.strictEqual(await refused('shop.open', 1), 'E_CORE_SETTING_INVALID')
    assert.strictEqual(await refused('shop.size', 12, { channel: 'default' }), 'E_CORE_SETTING_NOT_SCOPED')
    assert.strictEqual(await refused('shop.colour', 'red'), 'E_CORE_SETTING_UNKNOWN')
    assert.isNull(await refused('shop.mode', 'list'))
  })

  test('another process sees a change at its next look', async ({ assert }) => {
    const [one, other] = [await open(), await open()]
    await store.transaction((trx) => one.set(trx, 'shop.size', 48, {}, origin))
    await store.changes.catchUp({ now: true })
    assert.strictEqual(other.get('shop.size'), 48)
  })

  test('a secret is encrypted, readable by code, and shown to nobody', async ({ assert }) => {
    const settings = await open()
    await store.transaction((trx) => settings.set(trx, 'shop.api_key', 'k-123456', {}, origin))
    assert.strictEqual(settings.get('shop.api_key'), 'k-123456')
    const rows = await store.reader.all('select * from core_settings')
    const trail = await store.reader.all('select * from core_audit_entries')
    assert.notInclude(JSON.stringify([rows, trail]), 'k-123456')
    assert.notProperty(settings.publicValues({}), 'shop.api_key')
    const state = settings.states({}).find(({ key }) => key === 'shop.api_key')
    assert.strictEqual(state?.value, null)
    assert.isTrue(state?.isSet)
  })

  test('only public values reach browsers', async ({ assert }) => {
    assert.deepEqual((await open()).publicValues({}), { 'shop.name': 'Shop', 'shop.open': true })
  })

  test('an unknown key is logged once and gives an empty value', async ({ assert }) => {
    const settings = await open()
    assert.strictEqual(settings.get('nobody.knows'), '')
    assert.strictEqual(settings.get('nobody.knows'), '')
    assert.deepEqual(logged, [{ setting: 'nobody.knows' }])
  })
})
