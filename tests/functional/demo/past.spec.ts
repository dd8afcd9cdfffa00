import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { Clock } from '#core/time/clock'
import { PluginRegistry } from '#core/plugin/registry'
import { Store } from '#core/database/store'
import { prepareShop } from '#core/boot/prepare_shop'
import { resetDatabase } from '#core/testing/reset_database'
import { writeInstant } from '#core/time/instant'
import type { DemoLoader } from '#core/plugin/contract'

const FOLDER = 'database/demo'

/** The demo shop as its first start leaves it, without its pictures. */
async function openDemoShop(): Promise<{ loaders: DemoLoader[]; past: () => Promise<void> }> {
  await resetDatabase(await app.container.make(Store))
  await prepareShop(app)
  const registry = await app.container.make(PluginRegistry)
  const loaders: DemoLoader[] = []
  // It would prepare the picture of the start page.
  const plugins = registry.plugins.filter(({ id }) => id !== 'configuration')
  for (const { demo } of plugins) if (demo) loaders.push((await demo()).default)
  const shop = { app, folder: FOLDER, pictures: 'storage/none', report: () => {} }
  for (const loader of loaders) await loader.load(shop)
  const past = async () => {
    for (const loader of loaders) await loader.past?.(shop)
  }
  return { loaders, past }
}

test.group('The past of the demo shop', (group) => {
  group.setup(() => {
    app.config.set('cellier.demo', true)
    return () => app.config.set('cellier.demo', false)
  })

  test('is fourteen months of orders, made by the actions of the shop', async ({ assert }) => {
    const store = await app.container.make(Store)
    const { reader } = store
    const { past } = await openDemoShop()
    const stock =
      'select variant_id, source_id, on_hand, reserved from catalogue_stock_levels order by variant_id, source_id'
    const before = await reader.all<{ on_hand: number }>(stock)
    await past()
    const now = (await app.container.make(Clock)).now()
    const count = async (sql: string) => Number((await reader.first<{ n: number }>(`select count(*) as n ${sql}`))?.n)

    assert.isAtLeast(await count('from sales_orders'), 350)
    const states = await reader.all<{ state: string }>('select distinct state from sales_orders order by state')
    assert.includeMembers(
      states.map(({ state }) => state),
      ['canceled', 'closed', 'completed', 'pending', 'processing']
    )
    const quotes = await reader.all<{ state: string }>('select distinct state from sales_quotes')
    assert.isAtLeast(quotes.length, 4)
    for (const table of ['invoices', 'shipments', 'refunds'])
      assert.isAbove(await count(`from sales_${table}`), 5, table)

    // Nothing is of today alone, and nothing is of tomorrow.
    const old = writeInstant(now.minus({ months: 12 }))
    assert.isAbove(await count(`from sales_orders where placed_at < '${old}'`), 5)
    for (const [table, column] of [
      ['sales_orders', 'placed_at'],
      ['sales_invoices', 'issued_at'],
      ['sales_order_history', 'created_at'],
      ['catalogue_stock_movements', 'occurred_at'],
      ['users_customers', 'created_at'],
    ]) {
      assert.equal(await count(`from ${table} where ${column} > '${writeInstant(now)}'`), 0, table)
    }
    const loyal = await reader.first<{ n: number }>(
      'select count(*) as n from sales_orders group by customer_id order by count(*) desc limit 1'
    )
    assert.isAbove(Number(loyal?.n), 10)

    // Numbers follow the time without a gap, and what was sold had come in.
    const numbers = await reader.all<{ number: string }>('select number from sales_invoices order by issued_at, id')
    assert.deepEqual(
      numbers.map(({ number }) => number),
      [...numbers.map(({ number }) => number)].sort()
    )
    const after = await reader.all<{ on_hand: number; reserved: number }>(stock)
    const free = (rows: { on_hand: number; reserved?: number }[]) =>
      rows.reduce((sum, row) => sum + Number(row.on_hand) - Number(row.reserved ?? 0), 0)
    // Calling off and giving back leave pieces over.
    assert.isAtLeast(free(after), free(before))
    // Nobody gets a mail about what is over.
    assert.equal(await count("from core_events where name like 'sales.%'"), 0)

    const orders = await count('from sales_orders')
    await past()
    assert.equal(await count('from sales_orders'), orders, 'a second start adds nothing')
  }).timeout(420_000)
})
