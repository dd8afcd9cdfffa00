import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { ChannelPort } from '#core/context/shop_context'
import { Store } from '#core/database/store'
import { resetDatabase } from '#core/testing/reset_database'

const CHANNEL = {
  code: 'caves',
  hosts: '["caves.example"]',
  timezone: 'Europe/London',
  default_locale: 'en_GB',
  base_currency: 'GBP',
  locales: '["en_GB"]',
  currencies: '["GBP","EUR"]',
}

async function openChannel(store: Store) {
  await store.transaction(async (trx) => {
    await trx.insertQuery().table('configuration_locales').insert({ code: 'en_GB', name: 'English' })
    await trx.insertQuery().table('configuration_currencies').insert({
      code: 'GBP',
      name: 'Pound',
      symbol: '£',
    })
    await trx.insertQuery().table('configuration_channels').insert(CHANNEL)
    await store.changes.record(trx, 'configuration.channels', ['caves'])
  })
}

test.group('Channels', (group) => {
  group.each.setup(async () => resetDatabase(await app.container.make(Store)))

  test('a shop that nobody configured is one French channel in euros', async ({ assert }) => {
    const channels = await app.container.make(ChannelPort)
    assert.deepEqual(channels.all(), [
      {
        code: 'default',
        hosts: [],
        locales: ['fr_FR', 'en_GB'],
        defaultLocale: 'fr_FR',
        currencies: ['EUR'],
        baseCurrency: 'EUR',
        timezone: 'Europe/Paris',
      },
    ])
  })

  test('a channel written to the database speaks at the next request', async ({ assert, client }) => {
    const before = await client.get('/api/nowhere').header('accept-language', 'fr')
    before.assertBodyContains({ errors: [{ message: 'Page non trouvée' }] })
    await openChannel(await app.container.make(Store))
    const channels = await app.container.make(ChannelPort)
    assert.equal(channels.forHost('caves.example').baseCurrency, 'GBP')
    const after = await client.get('/api/nowhere').header('accept-language', 'fr')
    after.assertBodyContains({ errors: [{ message: 'Page not found' }] })
  })

  test('staff lists are closed to visitors', async ({ client }) => {
    for (const list of ['channels', 'locales', 'currencies']) {
      const response = await client.get(`/api/admin/configuration/${list}`)
      response.assertStatus(401)
    }
  })
})
