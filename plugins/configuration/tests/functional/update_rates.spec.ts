import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { Settings } from '#core/settings/settings'
import { Store } from '#core/database/store'
import { UpdateRates } from '#plugins/configuration/actions/update_rates'
import { ResourceCatalogue, type MadeResource } from '#core/resources/resource_catalogue'
import { WriteResource } from '#core/resources/write_resource'
import { ecbFile } from '#plugins/configuration/tests/fixtures/ecb'
import { findRateHistory } from '#plugins/configuration/queries/find_rate_history'
import { freshConfiguration } from '#plugins/configuration/testing'
import { fromStore } from '#core/database/run_rows'
import { ListRateFetches } from '#plugins/configuration/queries/list_rate_fetches'
import { resetDatabase } from '#core/testing/reset_database'
import { systemOrigin } from '#core/audit/origin'

const origin = systemOrigin('command')

/** A server on this machine that answers as a test likes; gives its address. */
async function serve(answer: RequestListener, cleanup: (work: () => void) => void): Promise<string> {
  const server = createServer(answer)
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  cleanup(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/rates.xml`
}

test.group('Rates from their source', (group) => {
  let store: Store
  let file: string
  let cleanups: (() => void)[]
  let asked: number

  group.each.setup(async () => {
    store = await app.container.make(Store)
    await resetDatabase(store)
    await freshConfiguration()
    await store.transaction(async (trx) => {
      await trx.from('configuration_channels').update({ currencies: '["EUR","USD"]' })
      await store.changes.record(trx, 'configuration.channels', ['default'])
    })
    cleanups = []
    asked = 0
    file = ecbFile({ USD: '1.0562', JPY: '163.20' })
    const address = await serve(
      (_request, response) => {
        asked += 1
        response.end(file)
      },
      (work) => cleanups.push(work)
    )
    const settings = await app.container.make(Settings)
    await store.transaction((trx) => settings.set(trx, 'configuration.general.ecb_address', address, {}, origin))
    app.config.set('outgoing.hosts', ['127.0.0.1'])
    return () => {
      app.config.set('outgoing.hosts', [])
      cleanups.forEach((work) => work())
    }
  })

  const update = async () => (await app.container.make(UpdateRates)).execute(new AbortController().signal)
  const rates = async () => {
    const found = await store.reader.all<Record<'base' | 'target' | 'rate' | 'source', string>>(
      'select base, target, rate, source from configuration_exchange_rates order by base, target'
    )
    return found.map(({ base, target, rate, source }) => `${base} ${target} ${rate} ${source}`.trim())
  }

  test('are set where a channel needs them, and kept in the history when they change', async ({ assert }) => {
    assert.containsSubset(await update(), [{ isDone: true, changed: 1, publishedOn: '2026-11-20' }])
    assert.deepEqual(await rates(), ['EUR USD 1.0562 configuration.ecb'])
    file = ecbFile({ USD: '1.0600' }, '2026-11-21')
    await update()
    assert.containsSubset(await update(), [{ isDone: true, changed: 0 }])
    const history = await findRateHistory(fromStore(store), { base: 'EUR', target: 'USD' })
    assert.deepEqual(
      history.map(({ rate, publishedOn }) => `${rate} ${publishedOn}`),
      ['1.06 2026-11-21', '1.0562 2026-11-20']
    )
  })

  test('that were set by hand are left alone; those that follow the source are crossed', async ({ assert }) => {
    const write = await app.container.make(WriteResource)
    const made = (await app.container.make(ResourceCatalogue)).find('configuration.exchange_rates') as MadeResource
    const writer = { origin, locale: 'fr_FR' as const, may: () => true, held: 'all' as const }
    await write.create(made, { base: 'EUR', target: 'USD', rate: '1.1', source: '' }, writer)
    await write.create(made, { base: 'USD', target: 'EUR', rate: '1', source: 'configuration.ecb' }, writer)
    assert.containsSubset(await update(), [{ changed: 1 }])
    assert.deepEqual(await rates(), ['EUR USD 1.1', 'USD EUR 0.94679038061 configuration.ecb'])
  })

  test('of an older file do not take the place of newer ones', async ({ assert }) => {
    await update()
    file = ecbFile({ USD: '0.5' }, '2026-11-19')
    assert.containsSubset(await update(), [{ isDone: true, changed: 0 }])
    assert.deepEqual(await rates(), ['EUR USD 1.0562 configuration.ecb'])
  })

  test('of a bad file change nothing, and staff are told why', async ({ assert }) => {
    await update()
    file = ecbFile({ USD: '0', JPY: '150' }, '2026-11-21')
    assert.containsSubset(await update(), [{ isDone: false, problem: 'unreadable', changed: 0 }])
    assert.deepEqual(await rates(), ['EUR USD 1.0562 configuration.ecb'])
    const [latest, first] = await new ListRateFetches(store).execute()
    assert.containsSubset(latest, { isDone: false, problem: 'unreadable' })
    assert.containsSubset(first, { isDone: true, changed: 1 })
  })

  test('of a source in the shop’s own network are not asked for, and nobody is told what stands there', async ({
    assert,
  }) => {
    app.config.set('outgoing.hosts', [])
    assert.containsSubset(await update(), [{ isDone: false, problem: 'unreachable', changed: 0 }])
    assert.equal(asked, 0)
    await store.lucid.rawQuery("update configuration_rate_fetches set problem = 'too_slow'")
    assert.containsSubset((await new ListRateFetches(store).execute())[0], { isDone: false, problem: 'unreachable' })
  })
})
