import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { Settings } from '#core/settings/settings'
import { Store } from '#core/database/store'
import { freshConfiguration } from '#plugins/configuration/testing'
import { resetDatabase } from '#core/testing/reset_database'
import { systemOrigin } from '#core/audit/origin'
import flatRate from '#plugins/sales/shipping/flat_rate'
import type { Destination } from '#plugins/sales/contracts/destination'
import type { ShippingRequest } from '#plugins/sales/contracts/shipping_method'

const PARIS: Destination = { country: 'FR', postcode: '75011', state: null }

const request = (quantity: number, currency = 'EUR'): ShippingRequest => ({
  channel: 'default',
  currency,
  locale: 'fr_FR',
  destination: PARIS,
  lines: [{ variantId: 1, quantity, weight: 1300, total: 1200 * quantity, ships: true }],
  goods: 1200 * quantity,
  weight: 1300 * quantity,
  quantity,
})

async function set(key: string, value: unknown) {
  const [store, settings] = await Promise.all([app.container.make(Store), app.container.make(Settings)])
  await store.transaction((trx) => settings.set(trx, key, value, {}, systemOrigin('command')))
}

test.group('Flat rate', (group) => {
  group.each.setup(async () => {
    await resetDatabase(await app.container.make(Store))
    await freshConfiguration()
  })

  test('costs the same for any order', async ({ assert }) => {
    const [offer] = await flatRate.offers(request(6))
    assert.deepEqual(offer, {
      code: 'flat_rate.standard',
      title: 'Livraison standard',
      description: null,
      amount: 1000,
      estimatedDays: null,
    })
  })

  test('or so much for each piece', async ({ assert }) => {
    await set('sales.shipping.flat_rate_per', 'piece')
    await set('sales.shipping.flat_rate_amount', 150)
    const [offer] = await flatRate.offers(request(6))
    assert.equal(offer?.amount, 900)
  })

  test('is offered in no currency without a rate, and not at all when it is switched off', async ({ assert }) => {
    assert.deepEqual(await flatRate.offers(request(1, 'USD')), [])
    await set('sales.shipping.flat_rate_active', false)
    assert.deepEqual(await flatRate.offers(request(1)), [])
  })
})
