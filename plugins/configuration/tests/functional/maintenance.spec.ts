import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { systemOrigin } from '#core/audit/origin'
import { Settings } from '#core/settings/settings'
import { Store } from '#core/database/store'
import { resetDatabase } from '#core/testing/reset_database'

async function close(scope: { channel?: string } = {}) {
  const store = await app.container.make(Store)
  const settings = await app.container.make(Settings)
  await store.transaction((trx) =>
    settings.set(trx, 'configuration.general.maintenance', true, scope, systemOrigin('command'))
  )
}

test.group('The maintenance switch', (group) => {
  group.each.setup(async () => resetDatabase(await app.container.make(Store)))
  group.each.teardown(async () => resetDatabase(await app.container.make(Store)))

  test('answers visitors 503 in their language, pages included', async ({ client, assert }) => {
    await close()
    const api = await client.get('/api/init').header('accept-language', 'fr')
    api.assertStatus(503)
    api.assertBody({ errors: [{ code: 'E_UNAVAILABLE', message: 'Service non disponible' }] })
    assert.equal(api.header('retry-after'), '600')
    const page = await client.get('/vue/').header('accept-language', 'fr')
    page.assertStatus(503)
  })

  test('leaves the way in open to staff', async ({ client }) => {
    await close()
    const list = await client.get('/api/admin/configuration/channels')
    list.assertStatus(401)
  })

  test('opens again with the switch', async ({ client }) => {
    await close({ channel: 'default' })
    const closed = await client.get('/api/init')
    closed.assertStatus(503)
    const store = await app.container.make(Store)
    const settings = await app.container.make(Settings)
    await store.transaction((trx) =>
      settings.set(trx, 'configuration.general.maintenance', false, { channel: 'default' }, systemOrigin('command'))
    )
    const open = await client.get('/api/init')
    open.assertStatus(200)
  })
})
