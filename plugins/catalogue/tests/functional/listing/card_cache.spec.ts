import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { Store } from '#core/database/store'
import { countQueries } from '#core/testing/query_counter'
import { resetDatabase } from '#core/testing/reset_database'
import { CardCache } from '#plugins/catalogue/listing/responses/card_cache'
import { ProductFactory, seedCatalogue, upsert } from '#plugins/catalogue/testing'

test.group('The cache of cards', (group) => {
  let cache: CardCache
  let ids: number[]
  group.each.setup(async () => {
    const store = await app.container.make(Store)
    await resetDatabase(store)
    await seedCatalogue()
    ids = await ProductFactory.createMany(4, (at) => ({ sku: `W-${at}`, name: `Vin ${at}` }))
    cache = CardCache.of(store, { channel: 'default', locale: 'fr_FR' })
    cache.clear()
  })

  test('reads a card once for all who want it at the same time', async ({ assert }) => {
    const [first = 0, second = 0, third = 0] = ids
    const { result, queries } = await countQueries(() =>
      Promise.all([cache.read([first, second]), cache.read([second, first]), cache.read([third, second])])
    )
    assert.lengthOf(
      queries.filter((sql) => sql.includes('catalogue_listings')),
      2
    )
    const names = result.map((cards) => cards.map((card) => (JSON.parse(card) as { name: string }).name))
    assert.deepEqual(names, [
      ['Vin 0', 'Vin 1'],
      ['Vin 1', 'Vin 0'],
      ['Vin 2', 'Vin 1'],
    ])
  })

  test('gives nobody who comes after a change what was read before it', async ({ assert }) => {
    const [first = 0] = ids
    const before = cache.read([first])
    await upsert([{ translations: { fr_FR: { name: 'Autre' } }, variants: [{ sku: 'W-0' }] }])
    const after = cache.read([first])
    await before
    assert.match(String(await after), /"Autre"/)
  })
})
