import { test } from '@japa/runner'
import { countQueries } from '#core/testing/query_counter'
import { freshShop, PARIS, setSetting, ShopVisitor, signedInShopper } from '#plugins/sales/testing'
import type { DeliveryAnswer } from '#plugins/sales/cart/queries/describe_delivery'

const told = async (visitor: ShopVisitor, query = '') => {
  const { status, body } = await visitor.send('GET', `/api/sales/delivery-terms${query}`)
  if (status !== 200) throw new Error(`${status}: ${JSON.stringify(body)}`)
  return (body as { data: DeliveryAnswer }).data
}

const euros = (amount: number) => ({ amount, currency: 'EUR' })

test.group('What delivery costs', (group) => {
  group.each.setup(async () => {
    await freshShop()
  })

  test('is told before anybody says where to: its price, from when it is free, and Corsica', async ({ assert }) => {
    await setSetting('sales.shipping.free_active', true)
    await setSetting('sales.shipping.free_from', 15_000)
    const visitor = new ShopVisitor()
    assert.deepEqual(await told(visitor, '?goods=12000'), {
      country: 'France',
      isServed: true,
      from: euros(1000),
      freeFrom: euros(15_000),
      missing: euros(3000),
      notes: ['Corse\u202f: livrée et offerte à partir de 500,00\u202f€ d’achats.'],
    })
    assert.containsSubset(await told(visitor, '?goods=15000'), { from: euros(0), missing: null })
    await setSetting('sales.shipping.corsica_paid_below', true)
    assert.deepEqual((await told(visitor)).notes, [
      'Corse\u202f: livraison offerte à partir de 500,00\u202f€ d’achats.',
    ])
    assert.equal((await visitor.send('GET', '/api/sales/delivery-terms?goods=-1')).status, 422)
  })

  test('goes by the country of whoever looks', async ({ assert }) => {
    const visitor = await signedInShopper()
    const home = { ...PARIS, isBillingDefault: true, isDeliveryDefault: true }
    await visitor.send('POST', '/api/users/addresses', { ...home, country: 'BE', postcode: '1000', phone: null })
    assert.deepEqual(await told(visitor), {
      country: 'Belgique',
      isServed: false,
      from: null,
      freeFrom: null,
      missing: null,
      notes: [],
    })
    await setSetting('sales.shipping.countries', 'FR, BE')
    assert.containsSubset(await told(visitor), { country: 'Belgique', isServed: true, from: euros(1000), notes: [] })
  })

  test('costs a guest no statement', async ({ assert }) => {
    const visitor = new ShopVisitor()
    await told(visitor)
    const { queries } = await countQueries(() => told(visitor))
    // The look at what other processes changed is taken by the clock, not by the page.
    const own = queries.filter((sql) => !/core_changes|pg_current_snapshot/.test(sql))
    assert.deepEqual(own, [])
  })
})
