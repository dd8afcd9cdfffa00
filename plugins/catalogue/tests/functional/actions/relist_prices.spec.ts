import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { Store } from '#core/database/store'
import { Clock } from '#core/time/clock'
import { FrozenClock } from '#core/time/frozen_clock'
import { resetDatabase } from '#core/testing/reset_database'
import { RelistPrices } from '#plugins/catalogue/listing/actions/relist_prices'
import { FindLowestPrices } from '#plugins/catalogue/prices/find_lowest_prices'
import { seedCatalogue, upsert } from '#plugins/catalogue/testing'

test.group('Prices that change by the clock', (group) => {
  const clock = new FrozenClock('2026-11-01T10:00:00.000Z')

  group.setup(() => {
    app.container.swap(Clock, () => clock)
    return () => app.container.restore(Clock)
  })
  group.each.setup(async () => {
    clock.travelTo('2026-11-01T10:00:00.000Z')
    await resetDatabase(await app.container.make(Store))
    await seedCatalogue()
  })

  test('are listed anew when they begin and when they end, with the lowest of 30 days beside', async ({
    client,
    assert,
  }) => {
    const store = await app.container.make(Store)
    const said = {
      sku: 'S',
      price: 2000,
      specialPrice: 1500,
      specialFrom: '2026-11-10T00:00:00.000Z',
      specialTo: '2026-11-12T00:00:00.000Z',
    }
    await upsert([{ translations: { fr_FR: { name: 'Sancerre' } }, variants: [said] }])
    const relist = await app.container.make(RelistPrices)
    const promotions = async () => (await client.get('/api/catalogue/products?filter[promo]=1')).body().meta.total
    const listed = async () => {
      const row = await store.reader.first('select amount, regular_amount, lowest_amount from catalogue_listing_prices')
      return { ...row }
    }
    assert.equal(await relist.execute(), 0)
    assert.deepEqual(await listed(), { amount: 2000, regular_amount: null, lowest_amount: null })
    assert.equal(await promotions(), 0)
    clock.travelTo('2026-11-10T00:00:00.000Z')
    assert.equal(await relist.execute(), 1)
    assert.deepEqual(await listed(), { amount: 1500, regular_amount: 2000, lowest_amount: 2000 })
    assert.equal(await promotions(), 1)
    const [variant] = await store.reader.all<{ id: number }>('select id from catalogue_variants')
    const lowest = await (await app.container.make(FindLowestPrices)).execute([Number(variant?.id)], 'EUR', 'default')
    assert.deepEqual([...lowest.values()], [{ amount: 2000, reducedSince: '2026-11-10T00:00:00.000Z' }])
    clock.travelTo('2026-11-12T00:00:00.000Z')
    assert.equal(await relist.execute(), 1)
    assert.deepEqual(await listed(), { amount: 2000, regular_amount: null, lowest_amount: null })
    assert.equal(await promotions(), 0)
    assert.equal(await relist.execute(), 0)
  })
})
