import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { Store } from '#core/database/store'
import { Configurator, audited } from './staff.js'

const PAIR = { base: 'EUR', target: 'USD' }

let staff: Configurator

test.group('Exchange rates, by staff', (group) => {
  group.each.setup(async () => {
    staff = await Configurator.begin()
  })

  test('are exact, and each of them is kept in the history', async ({ assert }) => {
    const added = await staff.send('POST', 'exchange-rates', { ...PAIR, rate: '1,056200' })
    assert.containsSubset(added, { status: 201, data: { ...PAIR, rate: '1.0562', source: '', version: 1 } })
    const path = `exchange-rates/${added.data.id}`
    await staff.send('PUT', path, { rate: '1.06', version: 1 })
    const shown = await staff.send('GET', path)
    assert.containsSubset(shown, {
      data: { rate: '1.06', version: 2, history: [{ rate: '1.06' }, { rate: '1.0562' }] },
    })
    assert.containsSubset(await staff.send('GET', 'exchange-rates'), { data: [{ rate: '1.06', by_hand: true }] })
    assert.deepEqual(await audited('configuration.exchange_rates'), [
      `created ${added.data.id}`,
      `updated ${added.data.id}`,
    ])
  })

  test('that cannot be are refused, each for its field', async ({ assert }) => {
    await staff.send('POST', 'exchange-rates', { ...PAIR, rate: '1.05' })
    const refusals: [object, string][] = [
      [{ rate: '0' }, 'E_CONFIGURATION_RATE rate'],
      [{ rate: '-1' }, 'E_CONFIGURATION_RATE rate'],
      [{ rate: 'un' }, 'E_CONFIGURATION_RATE rate'],
      [{ target: 'EUR' }, 'E_CONFIGURATION_RATE_SAME target'],
      [{ target: 'JPY' }, 'E_CONFIGURATION_CURRENCY_UNKNOWN target'],
      [{ source: 'nobody.knows' }, 'E_CONFIGURATION_RATE_SOURCE source'],
      [{}, 'E_CONFIGURATION_RATE_TAKEN target'],
    ]
    for (const [part, refusal] of refusals) {
      assert.equal(await staff.refused('POST', 'exchange-rates', { ...PAIR, rate: '1.1', ...part }), refusal)
    }
  })

  test('a stale form is refused with what stands there now', async ({ assert }) => {
    const { data } = await staff.send('POST', 'exchange-rates', { ...PAIR, rate: '1.05' })
    await staff.send('PUT', `exchange-rates/${data.id}`, { rate: '1.06', version: 1 })
    const { status, errors } = await staff.send('PUT', `exchange-rates/${data.id}`, { rate: '1.07', version: 1 })
    assert.equal(status, 409)
    assert.containsSubset(errors, [{ meta: { current: { rate: '1.06', version: 2 } } }])
  })

  test('go unless a channel sells by them', async ({ assert }) => {
    const { data } = await staff.send('POST', 'exchange-rates', { ...PAIR, rate: '1.05' })
    const { id, code, ...channel } = (await staff.send('GET', 'channels/1')).data
    await staff.send('PUT', 'channels/1', { ...channel, currencies: ['EUR', 'USD'] })
    assert.equal(
      await staff.refused('DELETE', `exchange-rates/${data.id}`, { version: 1 }),
      'E_CONFIGURATION_RATE_NEEDED'
    )
    await staff.send('PUT', 'channels/1', { ...channel, version: 2 })
    assert.equal((await staff.send('DELETE', `exchange-rates/${data.id}`, { version: 1 })).status, 204)
  })

  test('are asked for at once as a job, one at a time', async ({ assert }) => {
    const first = await staff.send('POST', 'rate-updates')
    const second = await staff.send('POST', 'rate-updates')
    assert.equal(first.status, 202)
    assert.deepEqual(first.data, second.data)
    const store = await app.container.make(Store)
    const jobs = await store.reader.all("select 1 from core_jobs where job = 'configuration.update_rates'")
    assert.lengthOf(jobs, 1)
    assert.containsSubset(await staff.send('GET', 'rate-choices'), {
      data: { sources: [{ name: 'configuration.ecb', label: 'Banque centrale européenne' }] },
    })
  })
})
