import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { ChannelPort } from '#core/context/shop_context'
import { Settings } from '#core/settings/settings'
import { Store } from '#core/database/store'
import { Configurator, audited } from './staff.js'

const NEW = {
  code: 'caves',
  hosts: ['https://Caves.example:8080/accueil', 'www.caves.example'],
  timezone: 'Europe/London',
  defaultLocale: 'en_GB',
  locales: ['en_GB'],
  baseCurrency: 'EUR',
  currencies: ['EUR', 'USD'],
  name: { en_GB: 'Caves' },
}

let staff: Configurator

test.group('Channels, by staff', (group) => {
  group.each.setup(async () => {
    staff = await Configurator.begin()
  })

  test('answer their host names from the next request on', async ({ assert }) => {
    const channels = await app.container.make(ChannelPort)
    const added = await staff.send('POST', 'channels', NEW)
    assert.containsSubset(added, {
      status: 201,
      data: { hosts: ['caves.example', 'www.caves.example'], isClosed: false },
    })
    assert.equal(channels.forHost('caves.example').code, 'caves')
    const { id, code, ...channel } = added.data
    const moved = await staff.send('PUT', `channels/${id}`, { ...channel, hosts: ['cellar.example'] })
    assert.equal(moved.status, 200)
    assert.equal(channels.forHost('cellar.example').code, code)
    assert.equal(channels.forHost('caves.example').code, 'default')
    assert.deepEqual(await audited('configuration.channels'), [`created ${id}`, `updated ${id}`])
  })

  test('are listed in their order', async ({ assert }) => {
    await staff.send('POST', 'channels', NEW)
    const list = await staff.send('GET', 'channels')
    assert.containsSubset(list, {
      data: [
        { name: 'Cellier', locales: 'fr_FR, en_GB' },
        { name: 'Caves', hosts: 'caves.example, www.caves.example' },
      ],
    })
  })

  test('that cannot be are refused, each for its field', async ({ assert }) => {
    await staff.send('POST', 'channels', NEW)
    const other = { ...NEW, code: 'autre', hosts: [] }
    const refusals: [object, string][] = [
      [{ code: 'caves' }, 'E_CONFIGURATION_CHANNEL_TAKEN code'],
      [{ code: 'Déjà vu' }, 'E_CONFIGURATION_CHANNEL_CODE code'],
      [{ hosts: ['pas un nom'] }, 'E_CONFIGURATION_HOST hosts'],
      [{ hosts: ['caves.example'] }, 'E_CONFIGURATION_HOST_TAKEN hosts'],
      [{ timezone: 'Europe/Cellier' }, 'E_CONFIGURATION_TIMEZONE timezone'],
      [{ locales: ['fr_FR'] }, 'E_CONFIGURATION_DEFAULT_LOCALE defaultLocale'],
      [{ locales: ['en_GB', 'xx'] }, 'E_CONFIGURATION_LOCALE_UNKNOWN locales'],
      [{ currencies: ['USD'] }, 'E_CONFIGURATION_BASE_CURRENCY baseCurrency'],
      [{ currencies: ['EUR', 'GBP'] }, 'E_CONFIGURATION_CURRENCY_UNKNOWN currencies'],
      [{ allowedIps: ['10.0.0'] }, 'E_CONFIGURATION_ADDRESS allowedIps'],
      [{ name: {} }, 'E_CONFIGURATION_CHANNEL_NAME name.en_GB'],
    ]
    for (const [part, refusal] of refusals) {
      assert.equal(await staff.refused('POST', 'channels', { ...other, ...part }), refusal)
    }
    assert.containsSubset(await staff.send('GET', 'channels'), { meta: { total: 2 } })
  })

  test('are closed for visitors by their own switch', async ({ assert }) => {
    const settings = await app.container.make(Settings)
    const isClosed = () => settings.get<boolean>('configuration.general.maintenance', { channel: 'caves' })
    const { data } = await staff.send('POST', 'channels', { ...NEW, isClosed: true })
    assert.isTrue(isClosed())
    const { id, code, ...channel } = data
    await staff.send('PUT', `channels/${id}`, { ...channel, isClosed: false })
    assert.isFalse(isClosed())
    assert.isFalse(settings.get<boolean>('configuration.general.maintenance', { channel: 'default' }))
  })

  test('begin with the addresses of the first, and go with all that is their own', async ({ assert }) => {
    const store = await app.container.make(Store)
    await store.transaction((trx) =>
      trx
        .insertQuery()
        .table('core_permalinks')
        .insert({ channel: 'default', locale: 'fr_FR', path: '/merlot', kind: 'catalogue.product', target: '1' })
    )
    const { data } = await staff.send('POST', 'channels', NEW)
    await staff.send('PUT', 'settings', { channel: 'caves', values: { 'configuration.general.shop_name': 'Caves' } })
    const shown = await staff.send('GET', `channels/${data.id}`)
    assert.deepEqual(shown.data.belongings, { settings: 1, addresses: 1 })
    assert.equal((await staff.send('DELETE', `channels/${data.id}`, { version: data.version })).status, 204)
    const left = await store.reader.all("select 1 from core_permalinks where channel = 'caves'")
    assert.lengthOf(left, 0)
    assert.lengthOf(await store.reader.all("select 1 from core_settings where channel = 'caves'"), 0)
  })

  test('the last one stays; a stale form is refused', async ({ assert }) => {
    assert.equal(await staff.refused('DELETE', 'channels/1', { version: 1 }), 'E_CONFIGURATION_CHANNEL_LAST')
    const { id, code, ...channel } = (await staff.send('GET', 'channels/1')).data
    assert.equal((await staff.send('PUT', 'channels/1', { ...channel, timezone: 'UTC' })).status, 200)
    const { errors } = await staff.send('PUT', 'channels/1', channel)
    assert.containsSubset(errors, [{ code: 'E_STALE', meta: { current: { timezone: 'UTC' } } }])
  })
})
