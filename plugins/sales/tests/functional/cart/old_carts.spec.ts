import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { Clock } from '#core/time/clock'
import cartPersonalData from '#plugins/sales/personal_data/cart_personal_data'
import sweepCartsJob from '#plugins/sales/cart/sweep_carts_job'
import { chooseAll, freshShop, sellWine, setSetting, ShopVisitor, signedInShopper } from '#plugins/sales/testing'
import type { Store } from '#core/database/store'

test.group('Carts that were left', (group) => {
  let store: Store
  group.each.setup(async () => {
    store = await freshShop()
    await sellWine('A', 1250)
  })

  const count = async (table: string) =>
    Number((await store.reader.first<{ n: number }>(`select count(*) as n from ${table}`))?.n)

  test('are forgotten after as many days as staff say; orders that were made of one stand', async ({ assert }) => {
    const clock = await app.container.make(Clock)
    const shopper = await signedInShopper()
    await shopper.fill({ A: 1 })
    await chooseAll()
    await shopper.place()
    await new ShopVisitor().fill({ A: 2 })
    const age = (days: number) =>
      store.lucid.rawQuery('update sales_carts set updated_at = ?', [clock.isoIn(-days * 24 * 3600)])
    await age(89)
    await sweepCartsJob.run({}, {} as never)
    assert.equal(await count('sales_carts'), 2)
    await setSetting('sales.cart.keep_days', 30)
    await new ShopVisitor().fill({ A: 3 })
    await sweepCartsJob.run({}, {} as never)
    assert.deepEqual([await count('sales_carts'), await count('sales_cart_lines')], [1, 1])
    assert.equal(await count('sales_orders'), 1)
  })

  test('are told to who put things into them, and go with them', async ({ assert }) => {
    const shopper = await signedInShopper()
    await shopper.fill({ A: 2 })
    await chooseAll()
    const row = await store.reader.first<{ customer_id: number }>('select customer_id from sales_carts')
    const id = Number(row?.customer_id)
    const [section] = await cartPersonalData.read(store.reader, id)
    assert.containsSubset(section?.records, [
      { items: '2 x Vin A', billing: 'Claire Client, 12 rue de la Roquette, 75011, Paris, FR', delivery: '' },
    ])
    assert.deepEqual(await cartPersonalData.read(store.reader, 999), [])
    assert.containsSubset(await cartPersonalData.count(store.reader, id), [{ deleted: 1, anonymised: 0 }])
    await store.transaction((trx) => cartPersonalData.erase(trx, id))
    assert.equal(await count('sales_carts'), 0)
    assert.lengthOf((await shopper.cart()).lines, 0)
  })
})
