import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { Store } from '#core/database/store'
import { resetDatabase } from '#core/testing/reset_database'
import { Visitor } from '#core/testing/visitor'
import { aWine, seedCatalogue, upsert } from '#plugins/catalogue/testing'
import { RebuildListings } from '#plugins/catalogue/listing/actions/rebuild_listings'
import { freshConfiguration } from '#plugins/configuration/testing'
import type { ProductAnswer, ProductListAnswer } from '#plugins/catalogue/listing/responses/response_shapes'

const wine = (sku: string, price: number, specialPrice?: number) =>
  aWine({ name: sku, variants: [{ sku, price, stock: { main: 12 }, ...(specialPrice ? { specialPrice } : {}) }] })

async function ask<T>(path: string, currency?: string): Promise<T> {
  const headers = currency ? { cookie: `currency=${currency}` } : undefined
  return (await new Visitor().send('GET', `/api/catalogue/products${path}`, undefined, headers)).body as T
}

const amounts = ({ data }: ProductListAnswer) => data.map(({ price }) => `${price.amount} ${price.currency}`)

test.group('Prices in the currency that a visitor chose', (group) => {
  let store: Store

  group.each.setup(async () => {
    store = await app.container.make(Store)
    await resetDatabase(store)
    await freshConfiguration()
    await store.transaction(async (trx) => {
      await trx.from('configuration_channels').update({ currencies: '["EUR","USD"]' })
      await store.changes.record(trx, 'configuration.channels', ['default'])
    })
    await seedCatalogue()
  })
  group.each.teardown(() => resetDatabase(store))

  async function setRate(rate: string) {
    await store.transaction(async (trx) => {
      await trx.from('configuration_exchange_rates').delete()
      const row = { base: 'EUR', target: 'USD', rate, changed_at: '2026-11-20T10:00:00.000Z' }
      await trx.insertQuery().table('configuration_exchange_rates').insert(row)
      await store.changes.record(trx, 'configuration.exchange_rates', ['EUR USD'])
    })
  }

  test('are converted by the rate of the day, each rounded half up', async ({ assert }) => {
    await setRate('1.0005')
    await upsert([wine('A', 1000), wine('B', 2000, 1500)])
    assert.deepEqual(amounts(await ask('?sort=price', 'USD')), ['1001 USD', '1501 USD'])
    assert.deepEqual(amounts(await ask('?sort=price')), ['1000 EUR', '1500 EUR'])
    const { variants, regularPrice } = await ask<ProductAnswer>('/b', 'USD')
    assert.deepEqual(regularPrice, { amount: 2001, currency: 'USD' })
    assert.deepEqual(variants[0]?.price, { amount: 1501, currency: 'USD' })
  })

  test('are filtered and bounded in that currency', async ({ assert }) => {
    await setRate('2')
    await upsert([wine('A', 1000), wine('B', 2000)])
    assert.deepEqual(amounts(await ask('?filter[price]=..25', 'USD')), ['2000 USD'])
    const { meta } = await ask<ProductListAnswer>('', 'USD')
    const facet = meta.facets.find(({ code }) => code === 'price')
    assert.deepEqual([facet?.min, facet?.max], [20, 40])
  })

  test('stay in the base currency without a rate, and for a currency that the channel does not offer', async ({
    assert,
  }) => {
    await upsert([wine('A', 1000)])
    assert.deepEqual(amounts(await ask('', 'USD')), ['1000 EUR'])
    assert.deepEqual(amounts(await ask('', 'JPY')), ['1000 EUR'])
  })

  test('follow a new rate once the listings were built anew', async ({ assert }) => {
    await setRate('2')
    await upsert([wine('A', 1000)])
    assert.deepEqual(amounts(await ask('', 'USD')), ['2000 USD'])
    await setRate('3')
    await (await app.container.make(RebuildListings)).execute()
    assert.deepEqual(amounts(await ask('', 'USD')), ['3000 USD'])
    assert.deepEqual(amounts(await ask('')), ['1000 EUR'])
  })
})
