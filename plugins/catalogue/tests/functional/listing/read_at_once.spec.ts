import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { Store } from '#core/database/store'
import { countQueries } from '#core/testing/query_counter'
import { resetDatabase } from '#core/testing/reset_database'
import { readers } from '#plugins/catalogue/listing/readers'
import { ProductFactory, seedCatalogue, upsert } from '#plugins/catalogue/testing'

const SHOP = { channel: 'default', locale: 'fr_FR', currency: 'EUR' } as const

test.group('A page of a product that several ask for at once', (group) => {
  group.each.setup(async () => {
    await resetDatabase(await app.container.make(Store))
    await seedCatalogue()
    await ProductFactory.create({ sku: 'W', name: 'Vin' })
    await (await app.container.make(Store)).changes.forget()
  })

  const read = async (currency: string) => {
    const found = await (await readers()).pages.execute({ ...SHOP, currency }, 'vin')
    return (JSON.parse(String(found?.body)) as { name: string }).name
  }

  test('is read once, in whichever currency they name', async ({ assert }) => {
    const { result, queries } = await countQueries(() => Promise.all([read('EUR'), read(''), read('EUR')]))
    assert.deepEqual(result, ['Vin', 'Vin', 'Vin'])
    assert.lengthOf(
      queries.filter((sql) => sql.includes('catalogue_listings')),
      1
    )
  })

  test('is not what it was for whoever asks after a change', async ({ assert }) => {
    const before = read('EUR')
    await upsert([{ translations: { fr_FR: { name: 'Autre', slug: 'vin' } }, variants: [{ sku: 'W' }] }])
    const after = read('EUR')
    await before
    assert.equal(await after, 'Autre')
  })
})
