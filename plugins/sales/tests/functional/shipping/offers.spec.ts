import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { FindShippingOffers } from '#plugins/sales/shipping/find_shipping_offers'
import { ResourceCatalogue, type MadeResource } from '#core/resources/resource_catalogue'
import { WriteResource } from '#core/resources/write_resource'
import { countQueries } from '#core/testing/query_counter'
import { destinationOf } from '#plugins/sales/shared/destination'
import { freshShop, setSetting } from '#plugins/sales/testing'
import { systemOrigin } from '#core/audit/origin'
import type { ShippingRequest } from '#plugins/sales/contracts/shipping_method'

const AJACCIO = { country: 'FR', postcode: '20090' }

interface Asked {
  goods?: number
  place?: { country: string; postcode: string }
  quantity?: number
}

function request({
  goods = 10_000,
  place = { country: 'FR', postcode: '75001' },
  quantity = 1,
}: Asked): ShippingRequest {
  return {
    channel: 'default',
    currency: 'EUR',
    locale: 'fr_FR' as const,
    goods,
    quantity,
    weight: 1300 * quantity,
    destination: destinationOf({ ...place, state: null }),
    lines: [{ variantId: 1, quantity, weight: 1300, total: goods, ships: true }],
  }
}

async function choiceOf(asked: Asked) {
  return (await app.container.make(FindShippingOffers)).execute(request(asked))
}

const offersOf = async (asked: Asked) => (await choiceOf(asked)).offers.map(({ code, amount }) => `${code} ${amount}`)

async function addRate(parts: object) {
  const write = await app.container.make(WriteResource)
  const made = (await app.container.make(ResourceCatalogue)).find('sales.table_rates') as MadeResource
  const rate = { channel: 'default', label: 'Colissimo', country: 'FR', price: 890, delay: '2 à 3 jours', ...parts }
  const writer = { locale: 'fr_FR' as const, may: () => true, held: 'all' as const }
  await write.create(made, rate, { origin: systemOrigin('command', 'test'), ...writer })
}

test.group('Ways of delivery', (group) => {
  group.each.setup(async () => {
    await freshShop()
  })

  test('are free from an amount on where the shop says so', async ({ assert }) => {
    await setSetting('sales.shipping.free_active', true)
    await setSetting('sales.shipping.free_from', 20_000)
    assert.deepEqual(await offersOf({ goods: 19_999 }), ['flat_rate.standard 1000'])
    assert.deepEqual(await offersOf({ goods: 20_000 }), ['free.standard 0', 'flat_rate.standard 1000'])
  })

  test('come from the table too, without a statement once it is held', async ({ assert }) => {
    await addRate({ quantityTo: 6 })
    await addRate({ quantityFrom: 6, price: 1490 })
    const { offers } = await choiceOf({})
    assert.deepInclude(offers, {
      code: 'table_rates.colissimo',
      title: 'Colissimo',
      description: null,
      amount: 890,
      estimatedDays: '2 à 3 jours',
    })
    const { result, queries } = await countQueries(() => offersOf({ quantity: 6 }))
    assert.deepEqual(queries, [])
    assert.include(result, 'table_rates.colissimo 1490')
    await setSetting('sales.shipping.table_active', false)
    assert.deepEqual(await offersOf({}), ['flat_rate.standard 1000'])
  })

  test('are none in a country that is not served', async ({ assert }) => {
    const { offers, refusal } = await choiceOf({ place: { country: 'US', postcode: '10001' } })
    assert.deepEqual(offers, [])
    assert.equal(refusal?.message, 'Nous ne livrons pas dans ce pays.')
    await setSetting('sales.shipping.countries', 'fr us')
    assert.lengthOf(await offersOf({ place: { country: 'US', postcode: '10001' } }), 1)
    await setSetting('sales.shipping.countries', '')
    assert.lengthOf(await offersOf({ place: { country: 'NC', postcode: '98800' } }), 1)
  })
})

test.group('Delivery to Corsica', (group) => {
  group.each.setup(async () => {
    await freshShop()
  })

  test('is refused below 500 € of goods, with what is missing', async ({ assert }) => {
    const { offers, refusal } = await choiceOf({ place: AJACCIO, goods: 46_200 })
    assert.deepEqual(offers, [])
    assert.equal(
      refusal?.message,
      'Il manque 38,00\u202f€ pour être livré en Corse\u202f: nous y livrons à partir de 500,00\u202f€ d’achats.'
    )
    assert.deepEqual(refusal?.meta, { zone: 'corsica', missing: 3800, minimum: 50_000, currency: 'EUR' })
  })

  test('is free from 500 € on, to the cent', async ({ assert }) => {
    assert.deepEqual(await offersOf({ place: AJACCIO, goods: 49_999 }), [])
    assert.deepEqual(await offersOf({ place: AJACCIO, goods: 50_000 }), ['flat_rate.standard 0'])
  })

  test('begins at 20000 and ends at 20999, however the code is written', async ({ assert }) => {
    for (const postcode of ['20000', '20999', '20 200']) {
      assert.deepEqual(await offersOf({ place: { country: 'FR', postcode } }), [], postcode)
    }
    for (const postcode of ['19999', '21000', '02000']) {
      assert.lengthOf(await offersOf({ place: { country: 'FR', postcode } }), 1, postcode)
    }
    await setSetting('sales.shipping.countries', 'FR, DE')
    assert.lengthOf(await offersOf({ place: { country: 'DE', postcode: '20095' } }), 1)
  })

  test('is paid below where the shop says so, and free never where it does not', async ({ assert }) => {
    await setSetting('sales.shipping.corsica_paid_below', true)
    assert.deepEqual(await offersOf({ place: AJACCIO, goods: 49_999 }), ['flat_rate.standard 1000'])
    assert.deepEqual(await offersOf({ place: AJACCIO, goods: 50_000 }), ['flat_rate.standard 0'])
    await setSetting('sales.shipping.corsica_free_from', 0)
    assert.deepEqual(await offersOf({ place: AJACCIO, goods: 50_000 }), ['flat_rate.standard 1000'])
  })

  test('has two amounts of its own', async ({ assert }) => {
    await setSetting('sales.shipping.corsica_minimum', 30_000)
    assert.deepEqual(await offersOf({ place: AJACCIO, goods: 29_999 }), [])
    assert.deepEqual(await offersOf({ place: AJACCIO, goods: 30_000 }), ['flat_rate.standard 1000'])
    assert.deepEqual(await offersOf({ place: AJACCIO, goods: 50_000 }), ['flat_rate.standard 0'])
  })
})
