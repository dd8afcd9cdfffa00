import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { ChannelPort } from '#core/context/shop_context'
import { Configurator, audited } from './staff.js'

let staff: Configurator

test.group('Languages, by staff', (group) => {
  group.each.setup(async () => {
    staff = await Configurator.begin()
  })

  test('are those that the shop has words in', async ({ assert }) => {
    const list = await staff.send('GET', 'locales')
    assert.containsSubset(list, { data: [{ code: 'fr_FR', enabled: true }, { code: 'en_GB' }], meta: { total: 2 } })
    assert.equal(await staff.refused('POST', 'locales', { code: 'de_DE', name: 'Deutsch' }), 'E_VALIDATION_ENUM code')
    assert.equal(
      await staff.refused('POST', 'locales', { code: 'en_GB', name: 'English' }),
      'E_CONFIGURATION_LOCALE_TAKEN code'
    )
  })

  test('that are switched off are offered by no channel from the next request on', async ({ assert }) => {
    const channels = await app.container.make(ChannelPort)
    const change = { name: 'English', isEnabled: false, position: 1, version: 1 }
    const changed = await staff.send('PUT', 'locales/2', change)
    assert.containsSubset(changed, { status: 200, data: { isEnabled: false, version: 2, channels: ['default'] } })
    assert.deepEqual(channels.all()[0]?.locales, ['fr_FR'])
    await staff.send('PUT', 'locales/2', { ...change, isEnabled: true, version: 2 })
    assert.deepEqual(channels.all()[0]?.locales, ['fr_FR', 'en_GB'])
    assert.deepEqual(await audited('configuration.locales'), ['updated 2', 'updated 2'])
  })

  test('that are the default of a channel stay on; those in use stay', async ({ assert }) => {
    const off = { name: 'Français', isEnabled: false, position: 0, version: 1 }
    assert.equal(await staff.refused('PUT', 'locales/1', off), 'E_CONFIGURATION_LOCALE_DEFAULT isEnabled')
    assert.equal(await staff.refused('DELETE', 'locales/2', { version: 1 }), 'E_CONFIGURATION_LOCALE_USED')
  })

  test('that nothing uses can go and come again', async ({ assert }) => {
    const { data } = await staff.send('GET', 'channels/1')
    const { id, code, ...channel } = data
    assert.equal((await staff.send('PUT', 'channels/1', { ...channel, locales: ['fr_FR'] })).status, 200)
    assert.equal((await staff.send('DELETE', 'locales/2', { version: 1 })).status, 204)
    assert.equal(await staff.refused('DELETE', 'locales/2', { version: 1 }), 'E_CONFIGURATION_GONE')
    assert.equal((await staff.send('POST', 'locales', { code: 'en_GB', name: 'English' })).status, 201)
    assert.deepEqual(await audited('configuration.locales'), ['deleted 2', 'created 2'])
  })

  test('a stale form is refused with what stands there now', async ({ assert }) => {
    const change = { name: 'Anglais', isEnabled: true, position: 1, version: 1 }
    await staff.send('PUT', 'locales/2', change)
    const { status, errors } = await staff.send('PUT', 'locales/2', { ...change, name: 'British' })
    assert.equal(status, 409)
    assert.containsSubset(errors, [{ code: 'E_STALE', meta: { current: { name: 'Anglais', version: 2 } } }])
  })
})

test.group('Currencies, by staff', (group) => {
  group.each.setup(async () => {
    staff = await Configurator.begin()
  })

  test('are added by their code, with the decimals of the standard', async ({ assert }) => {
    const added = await staff.send('POST', 'currencies', { code: 'jpy' })
    assert.containsSubset(added, { status: 201, data: { code: 'JPY', name: 'Yen japonais', symbol: '¥', decimals: 0 } })
    assert.containsSubset((await staff.send('POST', 'currencies', { code: 'KWD' })).data, { decimals: 3 })
    assert.equal(await staff.refused('POST', 'currencies', { code: 'XXQ' }), 'E_VALIDATION_ENUM code')
    assert.equal(await staff.refused('POST', 'currencies', { code: 'USD' }), 'E_CONFIGURATION_CURRENCY_TAKEN code')
    const found = await staff.send('GET', 'currencies?q=yen')
    assert.containsSubset(found, { data: [{ code: 'JPY' }], meta: { total: 1 } })
  })

  test('are renamed, not recoded; a stale form is refused', async ({ assert }) => {
    const change = { name: 'Dollar US', symbol: '$', position: 3, version: 1 }
    const changed = await staff.send('PUT', 'currencies/2', { ...change, code: 'CAD' })
    assert.containsSubset(changed.data, { code: 'USD', name: 'Dollar US', version: 2 })
    assert.equal(await staff.refused('PUT', 'currencies/2', change), 'E_STALE version')
    assert.equal((await staff.send('PUT', 'currencies/2', { ...change, name: '' })).status, 422)
  })

  test('go with their rates, unless a channel sells in them', async ({ assert }) => {
    await staff.send('POST', 'exchange-rates', { base: 'EUR', target: 'USD', rate: '1.05' })
    assert.equal(await staff.refused('DELETE', 'currencies/1', { version: 1 }), 'E_CONFIGURATION_CURRENCY_USED')
    assert.equal((await staff.send('DELETE', 'currencies/2', { version: 1 })).status, 204)
    assert.containsSubset(await staff.send('GET', 'exchange-rates'), { data: [], meta: { total: 0 } })
    assert.equal((await staff.send('GET', 'currencies/2')).status, 404)
  })
})
