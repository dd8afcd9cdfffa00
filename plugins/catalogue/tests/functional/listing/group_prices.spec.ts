import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { Clock } from '#core/time/clock'
import { FrozenClock } from '#core/time/frozen_clock'
import { Store } from '#core/database/store'
import { resetDatabase } from '#core/testing/reset_database'
import { Visitor } from '#core/testing/visitor'
import { aWine, seedCatalogue, upsert } from '#plugins/catalogue/testing'
import { createCustomer, PASSWORD, seedRoles } from '#plugins/users/testing'
import type { ProductAnswer, ProductListAnswer } from '#plugins/catalogue/listing/responses/response_shapes'
import type { VariantInput } from '#plugins/catalogue/products/upsert/product_input'

const wine = (sku: string, price: number, said: Partial<VariantInput> = {}) =>
  aWine({ name: sku, variants: [{ sku, price, stock: { main: 12 }, ...said }] })

async function professional(): Promise<Visitor> {
  await createCustomer({ email: 'pro@exemple.fr', kind: 'professional' })
  const visitor = new Visitor()
  const { status } = await visitor.send('POST', '/api/users/session', { email: 'pro@exemple.fr', password: PASSWORD })
  if (status >= 300) throw new Error(`signing in answered ${status}`)
  return visitor
}

const list = async (visitor: Visitor, query = '') =>
  (await visitor.send('GET', `/api/catalogue/products${query}`)).body as ProductListAnswer

const page = async (visitor: Visitor, slug: string) =>
  (await visitor.send('GET', `/api/catalogue/products/${slug}`)).body as ProductAnswer

test.group('Prices by group and quantity', (group) => {
  group.each.setup(async () => {
    await resetDatabase(await app.container.make(Store))
    await seedRoles()
    await seedCatalogue()
  })
  group.each.teardown(() => app.container.restore(Clock))

  test('decide what a group sees, in which order, and between which bounds', async ({ assert }) => {
    await upsert([
      wine('A', 2000, { groupPrices: { professional: { amount: 900 } } }),
      wine('B', 1000),
      wine('C', 1500),
    ])
    const guest = new Visitor()
    const pro = await professional()
    const names = async (visitor: Visitor) => (await list(visitor, '?sort=price')).data.map(({ name }) => name)
    assert.deepEqual(await names(guest), ['B', 'C', 'A'])
    assert.deepEqual(await names(pro), ['A', 'B', 'C'])
    const range = ({ meta }: ProductListAnswer) => {
      const facet = meta.facets.find(({ code }) => code === 'price')
      return [facet?.min, facet?.max]
    }
    assert.deepEqual(range(await list(guest)), [10, 20])
    assert.deepEqual(range(await list(pro)), [9, 15])
    const cheap = await list(pro, '?filter[price]=..9.50')
    assert.deepEqual(
      cheap.data.map(({ name, price }) => [name, price.amount]),
      [['A', 900]]
    )
    assert.lengthOf((await list(guest, '?filter[price]=..9.50')).data, 0)
    assert.deepEqual([(await page(guest, 'a')).price.amount, (await page(pro, 'a')).price.amount], [2000, 900])
    assert.equal((await page(pro, 'a')).variants[0]?.price.amount, 900)
  })

  test('follow every change at once, for the group alone', async ({ assert }) => {
    await upsert([wine('A', 2000)])
    const pro = await professional()
    assert.equal((await list(pro)).data[0]?.price.amount, 2000)
    await upsert([{ variants: [{ sku: 'A', groupPrices: { professional: { percent: 1000 } } }] }])
    assert.equal((await list(pro)).data[0]?.price.amount, 1800)
    assert.equal((await list(new Visitor())).data[0]?.price.amount, 2000)
    await upsert([{ variants: [{ sku: 'A', groupPrices: { professional: null } }] }])
    assert.equal((await list(pro)).data[0]?.price.amount, 2000)
  })

  test('show their quantities on pages, and the lowest on cards', async ({ assert }) => {
    const tiers = {
      '': [
        { quantity: 6, amount: 1100 },
        { quantity: 12, percent: 1000 },
      ],
      'professional': [{ quantity: 6, amount: 950 }],
    }
    await upsert([wine('A', 1200, { tiers })])
    const told = async (visitor: Visitor) => {
      const [variant] = (await page(visitor, 'a')).variants
      return variant?.tiers.map(({ quantity, price }) => [quantity, price.amount])
    }
    assert.deepEqual(await told(new Visitor()), [
      [6, 1100],
      [12, 1080],
    ])
    const pro = await professional()
    assert.deepEqual(await told(pro), [
      [6, 950],
      [12, 1080],
    ])
    const [card] = (await list(new Visitor())).data
    assert.deepEqual(card?.tier, { quantity: 12, price: { amount: 1080, currency: 'EUR' } })
  })

  test('announce a reduction to a group with the lowest price that the group was asked', async ({ assert }) => {
    const at = (day: number) => {
      app.container.swap(Clock, () => new FrozenClock(`2026-11-${String(day).padStart(2, '0')}T12:00:00.000Z`))
    }
    at(1)
    await upsert([wine('A', 2000, { groupPrices: { professional: { amount: 1700 } } })])
    at(5)
    await upsert([{ variants: [{ sku: 'A', groupPrices: { professional: { amount: 1800 } } }] }])
    at(10)
    await upsert([{ variants: [{ sku: 'A', specialPrice: 1500 }] }])
    const offer = ({ price, regularPrice, lowestPrice }: ProductListAnswer['data'][number]) =>
      [price, regularPrice, lowestPrice].map((money) => money?.amount ?? null)
    const pro = await professional()
    assert.deepEqual(offer((await list(new Visitor())).data[0] as never), [1500, 2000, 2000])
    assert.deepEqual(offer((await list(pro)).data[0] as never), [1500, 1800, 1700])
    await upsert([{ variants: [{ sku: 'A', groupPrices: { professional: { amount: 1400 } } }] }])
    assert.deepEqual(offer((await list(pro)).data[0] as never), [1400, null, null])
    assert.lengthOf((await list(pro, '?filter[promo]=1')).data, 0)
    assert.lengthOf((await list(new Visitor(), '?filter[promo]=1')).data, 1)
  })

  test('change nothing when told again, in whatever order', async ({ assert }) => {
    const prices = [
      { group: 'professional', quantity: 6, amount: 900 },
      { quantity: 12, percent: 1500 },
      { group: 'professional', quantity: 1, amount: 1000 },
    ]
    const outcome = async (said: Partial<VariantInput>) => (await upsert([wine('A', 1200, said)]))[0]?.outcome
    assert.equal(await outcome({ prices }), 'created')
    assert.equal(await outcome({ prices }), 'unchanged')
    assert.equal(await outcome({ prices: prices.toReversed() }), 'unchanged')
    assert.equal(await outcome({ tiers: { '': [{ quantity: 12, percent: 1500 }] } }), 'unchanged')
    assert.equal(await outcome({ tiers: { '': null } }), 'updated')
  })

  test('are refused when they are no lower, unknown, repeated or for nothing', async ({ assert }) => {
    const codes = async (said: Partial<VariantInput>) => {
      const [result] = await upsert([wine('A', 1200, said)])
      return result?.errors.map(({ code, field }) => `${code} ${field}`)
    }
    assert.deepEqual(await codes({ groupPrices: { professional: { amount: 1200 } } }), [
      'E_CATALOGUE_TIER_TOO_HIGH variants.0.groupPrices.professional',
    ])
    assert.deepEqual(await codes({ groupPrices: { nobody: { amount: 1 } } }), [
      'E_CATALOGUE_GROUP_UNKNOWN variants.0.groupPrices.nobody',
    ])
    assert.deepEqual(await codes({ groupPrices: { guest: { amount: 1 } } }), [
      'E_CATALOGUE_GROUP_UNKNOWN variants.0.groupPrices.guest',
    ])
    assert.deepEqual(await codes({ tiers: { '': [{ quantity: 1, amount: 1 }] } }), [
      'E_CATALOGUE_TIER_INVALID variants.0.tiers',
    ])
    const twice = [6, 6].map((quantity) => ({ quantity, amount: 1000 }))
    assert.deepEqual(await codes({ prices: twice }), ['E_CATALOGUE_TIER_REPEATED variants.0.prices.1'])
    assert.deepEqual(await codes({ prices: [{ quantity: 2, percent: 10_001 }] }), [
      'E_CATALOGUE_TIER_INVALID variants.0.prices.0',
    ])
  })
})
