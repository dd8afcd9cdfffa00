import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { fileURLToPath } from 'node:url'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { APP_ROOT } from '#core/boot/app_root'
import { AddToCart } from '#plugins/sales/cart/actions/add_to_cart'
import { chooseAll, freshShop, sellWine } from '#plugins/sales/testing'
import { createCustomer } from '#plugins/users/testing'
import type { Store } from '#core/database/store'

const script = fileURLToPath(new URL('plugins/sales/tests/fixtures/place_orders.ts', APP_ROOT))

/** Runs a process that orders the carts of these customers; tells how many of them. */
async function order(key: string, customers: readonly number[]): Promise<number> {
  const words = ['--import=./bin/typescript.js', script, key, '2000', ...customers.map(String)]
  const { stdout } = await promisify(execFile)(process.execPath, words, { cwd: fileURLToPath(APP_ROOT) })
  return Number(stdout.trim().split('\n').at(-1))
}

test.group('Processes that place orders', (group) => {
  let store: Store
  group.each.setup(async () => {
    store = await freshShop()
  })

  const one = async (sql: string) =>
    Object.values((await store.reader.first<Record<string, unknown>>(sql)) ?? {}).map(Number)
  const shoppers = async (count: number) => {
    const add = await app.container.make(AddToCart)
    const ids: number[] = []
    for (let index = 0; index < count; index += 1) {
      const { id } = await createCustomer({ email: `client${index}@exemple.fr` })
      const shopper = { channel: 'default', locale: 'fr_FR' as const, currency: 'EUR', customerId: id, email: '' }
      await add.execute({ ...shopper, group: '', showsNet: false, token: null }, [
        { sku: 'A', quantity: 1, choice: null },
      ])
      ids.push(id)
    }
    await chooseAll()
    return ids
  }

  test('sell no bottle twice', async ({ assert }) => {
    await sellWine('A', 1000, 5)
    const ids = await shoppers(8)
    const taken = await Promise.all([order('one', ids.slice(0, 4)), order('two', ids.slice(4))])
    assert.equal(taken[0] + taken[1], 5)
    assert.deepEqual(await one('select on_hand, reserved from catalogue_stock_levels'), [5, 5])
    assert.deepEqual(await one('select count(*) as n, max(number) = min(number) as same from sales_orders'), [5, 0])
    assert.deepEqual(await one("select last from sales_number_series where series = 'orders'"), [5])
  }).timeout(60_000)
})
