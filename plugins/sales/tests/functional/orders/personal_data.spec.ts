import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { Clock } from '#core/time/clock'
import { FrozenClock } from '#core/time/frozen_clock'
import { SweepKeys } from '#plugins/sales/documents/actions/sweep_keys'
import { anOrder, freshShop, placedOf, sellWine, chooseAll, signedInShopper } from '#plugins/sales/testing'
import orderPersonalData from '#plugins/sales/personal_data/order_personal_data'
import type { Store } from '#core/database/store'

test.group('What orders keep of people', (group) => {
  let store: Store
  group.each.setup(async () => {
    store = await freshShop()
    await sellWine('A', 1250)
  })

  test('is given to them, and taken out when they want to be forgotten: the books stay', async ({ assert }) => {
    const { order } = await anOrder({ A: 2 })
    const row = await store.reader.first<{ customer_id: number }>('select customer_id from sales_orders')
    const id = Number(row?.customer_id)
    const [section] = await orderPersonalData.read(store.reader, id)
    assert.containsSubset(section?.records[0], {
      number: order.number,
      total: '35.00',
      name: 'Claire Client',
      items: '2 x Vin A',
      billing: 'Claire Client, 12 rue de la Roquette, 75011, Paris, FR',
    })
    assert.containsSubset(await orderPersonalData.count(store.reader, id), [{ deleted: 0, anonymised: 1 }])
    await store.transaction((trx) => orderPersonalData.erase(trx, id))
    const kept = await store.reader.first<Record<string, unknown>>('select * from sales_orders')
    const words = JSON.stringify(kept)
    for (const told of ['Claire', 'Client', 'Roquette', 'exemple.fr', '+336', '127.0.0.1'])
      assert.notInclude(words, told)
    assert.containsSubset(kept, { number: order.number, total_amount: 3500 })
    assert.deepEqual(await orderPersonalData.read(store.reader, 999), [])
  })

  test('a key is kept for a day', async ({ assert }) => {
    const visitor = await signedInShopper()
    await visitor.fill({ A: 1 })
    await chooseAll()
    placedOf(await visitor.place({}, 'key'))
    const clock = new FrozenClock((await app.container.make(Clock)).isoIn(23 * 3600))
    const sweep = new SweepKeys(store, clock)
    assert.equal(await sweep.execute(), 0)
    clock.advance({ hours: 2 })
    assert.equal(await sweep.execute(), 1)
  })
})
