import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import { HttpContextFactory } from '@adonisjs/core/factories/http'
import { systemOrigin } from '#core/audit/origin'
import { StartUp } from '#core/pages/start_up'
import { Settings } from '#core/settings/settings'
import { Store } from '#core/database/store'
import { resetDatabase } from '#core/testing/reset_database'
import type { StartUpData } from '#plugins/platform/queries/describe_start_up'

/** What a visitor's page would carry. */
async function forVisitor(): Promise<{ init: StartUpData; csrfToken: unknown; visitor: unknown }> {
  const startUp = await app.container.make(StartUp)
  const ctx = new HttpContextFactory().create()
  ctx.shop = { channel: 'default', locale: 'fr_FR', currency: 'EUR', isClosed: false }
  return (await startUp.forPage(ctx)) as never
}

test.group('What a page knows at its first load', (group) => {
  group.each.setup(async () => resetDatabase(await app.container.make(Store)))
  group.each.teardown(async () => resetDatabase(await app.container.make(Store)))

  test('are patterns and storefront routes, nobody signed in, no token', async ({ assert }) => {
    const { init, csrfToken, visitor } = await forVisitor()
    assert.isNull(csrfToken)
    assert.deepEqual(visitor, { customer: null, staff: null })
    assert.deepEqual(init.permalinks.posts, { pattern: '' })
    for (const { middlewares } of Object.values(init.routes)) assert.notInclude(middlewares, 'admin')
  })

  test('is remembered, until something changes', async ({ assert }) => {
    const first = await forVisitor()
    assert.strictEqual((await forVisitor()).init, first.init)
    const store = await app.container.make(Store)
    const settings = await app.container.make(Settings)
    await store.transaction((trx) => settings.set(trx, 'core.media.image_max_kb', 5, {}, systemOrigin('command')))
    const second = await forVisitor()
    assert.equal(second.init.coreConfig['core.media.image_max_kb'], 5)
    assert.equal(first.init.coreConfig['core.media.image_max_kb'], 10_240)
  })
})
