import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import { Permalinks } from '#core/permalinks/permalinks'
import { Store } from '#core/database/store'
import { resetDatabase } from '#core/testing/reset_database'

const BOTTLE = { channel: 'default', locale: 'fr_FR', kind: 'trial.bottle', target: '7' } as const

async function claim(path: string, kind: string = BOTTLE.kind): Promise<void> {
  const store = await app.container.make(Store)
  const permalinks = await app.container.make(Permalinks)
  await store.transaction((trx) => permalinks.claim(trx, [{ ...BOTTLE, kind, path }]))
}

test.group('A permalink over the API', (group) => {
  group.each.setup(async () => resetDatabase(await app.container.make(Store)))
  group.each.teardown(async () => resetDatabase(await app.container.make(Store)))

  test('tells what stands at an address', async ({ client }) => {
    await claim('/chateau-x')
    const response = await client.get('/api/permalinks').qs({ path: '/chateau-x', locale: 'fr_FR' })
    response.assertStatus(200)
    response.assertBody({ kind: 'trial.bottle', target: '7', slug: 'chateau-x', redirect: null, status: 200 })
  })

  test('tells where a thing that moved stands now', async ({ client }) => {
    await claim('/chateau-x')
    await claim('/chateau-y')
    const response = await client.get('/api/permalinks').qs({ path: '/chateau-x', locale: 'fr_FR' })
    response.assertBody({ kind: 'trial.bottle', target: '7', slug: 'chateau-y', redirect: '/chateau-y', status: 301 })
  })

  test('tells that what stood at an address is gone', async ({ client }) => {
    await claim('/chateau-x', 'core.gone')
    const response = await client.get('/api/permalinks').qs({ path: '/chateau-x', locale: 'fr_FR' })
    response.assertBody({ kind: 'core.gone', target: '7', slug: 'chateau-x', redirect: null, status: 410 })
  })

  test('stands in its own language only', async ({ client }) => {
    await claim('/chateau-x')
    const response = await client.get('/api/permalinks').qs({ path: '/chateau-x', locale: 'en_GB' })
    response.assertStatus(404)
  })
})
