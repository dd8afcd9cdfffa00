import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { PluginRegistry } from '#core/plugin/registry'
import { Store } from '#core/database/store'
import { refusal } from '#core/errors/domain_error'
import { ProductFactory, seedCatalogue } from '#plugins/catalogue/testing'
import { createCustomer, newStaffVisit } from '#plugins/users/testing'
import { Configurator, audited } from './staff.js'
import type { Told } from './staff.js'

const SECOND = {
  code: 'caves',
  hosts: ['caves.example'],
  timezone: 'Europe/Paris',
  defaultLocale: 'fr_FR',
  locales: ['fr_FR'],
  baseCurrency: 'EUR',
  currencies: ['EUR'],
  name: { fr_FR: 'Caves' },
}

let staff: Configurator
let store: Store

async function codes(table: 'channels' | 'locales' | 'currencies'): Promise<string[]> {
  const rows = await store.reader.all<{ code: string }>(`select code from configuration_${table} order by code`)
  return rows.map(({ code }) => code)
}

/** Changes the only channel of a fresh shop. */
async function change(given: object): Promise<Told> {
  const { id, code, ...channel } = (await staff.send('GET', 'channels/1')).data
  return staff.send('PUT', 'channels/1', { ...channel, ...given })
}

/** A plugin that knows why something of the configuration must stay. */
async function withGuard(kept: string): Promise<void> {
  const needed = refusal('E_BOOKS_NEEDED', 409, 'core.errors.bad_request')
  const check = async (_trx: unknown, { kind, code }: { kind: string; code: string }) => {
    if (`${kind} ${code}` === kept) throw needed()
  }
  const contribution = { name: 'books.guard', plugin: 'books', load: async () => ({ check }) }
  const registry = await app.container.make(PluginRegistry)
  const more = Object.create(registry, {
    contributions: {
      value: (point: 'core.jobs') => {
        const found: unknown[] = registry.contributions(point)
        return String(point) === 'configuration.guards' ? [...found, contribution] : found
      },
    },
  }) as PluginRegistry
  app.container.swap(PluginRegistry, () => more)
}

test.group('What the configuration keeps', (group) => {
  group.each.setup(async () => {
    staff = await Configurator.begin()
    store = await app.container.make(Store)
    return () => app.container.restoreAll()
  })

  test('the last channel, also when two are closed at the same moment', async ({ assert }) => {
    const { data } = await staff.send('POST', 'channels', SECOND)
    const answers = await Promise.all([
      staff.send('DELETE', 'channels/1', { version: 1 }),
      staff.send('DELETE', `channels/${data.id}`, { version: 1 }),
    ])
    assert.deepEqual(answers.map(({ status }) => status).sort(), [204, 409])
    const refused = answers.find(({ status }) => status === 409)
    assert.containsSubset(refused, { errors: [{ code: 'E_CONFIGURATION_CHANNEL_LAST' }] })
    assert.lengthOf(await codes('channels'), 1)
    assert.lengthOf(await audited('configuration.channels'), 2, 'one was made, one was deleted')
  })

  test('a channel that customers belong to, and says how many', async ({ assert }) => {
    const { data } = await staff.send('POST', 'channels', SECOND)
    for (const name of ['a', 'b']) {
      await createCustomer({ email: `${name}@exemple.fr`, password: null, channel: 'caves' })
    }
    const gone = { version: 1 }
    const refused = await staff.send('DELETE', `channels/${data.id}`, gone)
    const [error] = refused.errors ?? []
    assert.equal(error?.code, 'E_USERS_CHANNEL_HAS_CUSTOMERS')
    assert.match(error?.message ?? '', /^2 clients appartiennent au canal «\s?caves\s?»$/)
    assert.lengthOf(await codes('channels'), 2)
    await store.lucid.rawQuery('update users_customers set channel = null')
    assert.equal((await staff.send('DELETE', `channels/${data.id}`, gone)).status, 204)
  })

  test('the base currency of a channel, those it offers, and the last one', async ({ assert }) => {
    await staff.send('POST', 'exchange-rates', { base: 'EUR', target: 'USD', rate: '1.05' })
    await change({ currencies: ['EUR', 'USD'] })
    for (const id of [1, 2]) {
      const { status, errors } = await staff.send('DELETE', `currencies/${id}`, { version: 1 })
      assert.equal(status, 409)
      assert.containsSubset(errors, [{ code: 'E_CONFIGURATION_CURRENCY_USED' }])
      assert.include(errors?.[0]?.message, 'default')
    }
    assert.lengthOf((await staff.send('GET', 'exchange-rates')).data as unknown as unknown[], 1, 'rates stay, too')
    await change({ currencies: ['EUR'] })
    assert.equal((await staff.send('DELETE', 'currencies/2', { version: 1 })).status, 204)
    assert.equal(await staff.refused('DELETE', 'currencies/1', { version: 1 }), 'E_CONFIGURATION_CURRENCY_USED')
    assert.deepEqual(await codes('currencies'), ['EUR'])
  })

  test('a currency that products are priced in, also as the base of their channel', async ({ assert }) => {
    await seedCatalogue()
    await ProductFactory.createMany(2)
    const { status, errors } = await change({ baseCurrency: 'USD', currencies: ['EUR', 'USD'] })
    assert.equal(status, 409)
    assert.containsSubset(errors, [{ code: 'E_CATALOGUE_CURRENCY_PRICED', field: 'baseCurrency' }])
    assert.containsSubset((await staff.send('GET', 'channels/1')).data, { baseCurrency: 'EUR', currencies: ['EUR'] })
    // Prices that stand in a currency that no channel sells in any more.
    await store.lucid.rawQuery("update catalogue_variants set currency = 'USD'")
    assert.equal(await staff.refused('DELETE', 'currencies/2', { version: 1 }), 'E_CATALOGUE_CURRENCY_PRICED')
    assert.deepEqual(await codes('currencies'), ['EUR', 'USD'])
  })

  test('the default language of a channel, those it offers, and the last one', async ({ assert }) => {
    for (const id of [1, 2]) {
      assert.equal(await staff.refused('DELETE', `locales/${id}`, { version: 1 }), 'E_CONFIGURATION_LOCALE_USED')
    }
    const off = { name: 'English', isEnabled: false, position: 1, version: 1 }
    assert.equal((await staff.send('PUT', 'locales/2', off)).status, 200)
    // Switched off, it is offered by nobody, but the channel still has it.
    assert.equal(await staff.refused('DELETE', 'locales/2', { version: 2 }), 'E_CONFIGURATION_LOCALE_USED')
    assert.equal((await change({ locales: ['fr_FR'] })).status, 200)
    assert.equal((await staff.send('DELETE', 'locales/2', { version: 2 })).status, 204)
    const last = { name: 'Français', isEnabled: false, position: 0, version: 1 }
    assert.equal(await staff.refused('PUT', 'locales/1', last), 'E_CONFIGURATION_LOCALE_DEFAULT isEnabled')
    assert.equal(await staff.refused('DELETE', 'locales/1', { version: 1 }), 'E_CONFIGURATION_LOCALE_USED')
    const { status, errors } = await change({ locales: ['en_GB'], defaultLocale: 'en_GB' })
    assert.equal(status, 422)
    assert.containsSubset(errors, [{ code: 'E_CONFIGURATION_LOCALE_UNKNOWN' }])
    assert.deepEqual(await codes('locales'), ['fr_FR'])
  })

  test('what a plugin still needs, in its own words, and nothing of it is half gone', async ({ assert }) => {
    const { data } = await staff.send('POST', 'channels', SECOND)
    await staff.send('PUT', 'settings', { channel: 'caves', values: { 'configuration.general.shop_name': 'Caves' } })
    await change({ locales: ['fr_FR'] })
    await staff.send('POST', 'exchange-rates', { base: 'EUR', target: 'USD', rate: '1.05' })
    const before = (await audited('configuration.channels')).length
    for (const [kept, path] of [
      ['channel caves', `channels/${data.id}`],
      ['locale en_GB', 'locales/2'],
      ['currency USD', 'currencies/2'],
    ] as const) {
      await withGuard(kept)
      assert.equal(await staff.refused('DELETE', path, { version: 1 }), 'E_BOOKS_NEEDED', kept)
      app.container.restoreAll()
    }
    await withGuard('base_currency EUR')
    assert.equal((await change({ baseCurrency: 'USD', currencies: ['USD'] })).errors?.[0]?.code, 'E_BOOKS_NEEDED')
    assert.deepEqual(
      [await codes('channels'), await codes('currencies')],
      [
        ['caves', 'default'],
        ['EUR', 'USD'],
      ]
    )
    assert.lengthOf(await store.reader.all("select 1 from core_settings where channel = 'caves'"), 1)
    assert.lengthOf(await store.reader.all('select 1 from configuration_exchange_rates'), 1)
    assert.lengthOf(await audited('configuration.channels'), before)
  })
})

test.group('What asks the configuration for a deletion', (group) => {
  group.each.setup(async () => {
    staff = await Configurator.begin()
    store = await app.container.make(Store)
  })

  test('must have seen what it deletes, and name something that is there', async ({ assert }) => {
    for (const kind of ['channels', 'currencies', 'locales', 'exchange-rates']) {
      assert.equal((await staff.send('DELETE', `${kind}/1`, {})).status, 422, `${kind} without a version`)
      assert.equal((await staff.send('DELETE', `${kind}/1`, { version: 'x' })).status, 422, kind)
      for (const id of ['999999', '0', '-1', '1e3', 'un', '1;2', '9'.repeat(30)]) {
        const { status } = await staff.send('DELETE', `${kind}/${encodeURIComponent(id)}`, { version: 1 })
        assert.equal(status, 404, `${kind}/${id}`)
      }
    }
    await staff.send('PUT', 'currencies/2', { name: 'Dollar US', symbol: '$', position: 3, version: 1 })
    const stale = await staff.send('DELETE', 'currencies/2', { version: 1 })
    assert.containsSubset(stale, {
      status: 409,
      errors: [{ code: 'E_STALE', meta: { current: { name: 'Dollar US', version: 2 } } }],
    })
    assert.deepEqual(await codes('currencies'), ['EUR', 'USD'])
  })

  test('posted twice deletes once, and the second is told that it is gone', async ({ assert }) => {
    const answers = await Promise.all([1, 2].map(() => staff.send('DELETE', 'currencies/2', { version: 1 })))
    assert.deepEqual(answers.map(({ status }) => status).sort(), [204, 404])
    assert.deepEqual(await audited('configuration.currencies'), ['deleted 2'])
  })

  test('needs the permission', async ({ assert }) => {
    const editor = await newStaffVisit({ email: 'redaction@exemple.fr', role: 'editor' })
    for (const kind of ['channels', 'currencies', 'locales', 'exchange-rates']) {
      const { status } = await editor.send('DELETE', `/api/admin/configuration/${kind}/1`, { version: 1 })
      assert.equal(status, 403, kind)
    }
  })
})
