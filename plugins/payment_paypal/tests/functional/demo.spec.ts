import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { Settings } from '#core/settings/settings'
import { DEMO } from '#tests/gateways/paypal'
import { DEMO_ACCOUNT } from '#plugins/payment_paypal/demo/demo_account'
import { freshShop, setSetting } from '#plugins/sales/testing'
import demoPaypal from '#plugins/payment_paypal/demo/load_demo_paypal'
import type { DemoShop } from '#core/plugin/contract'

const load = () => demoPaypal.load({ app } as unknown as DemoShop)
const of = async (name: string) => (await app.container.make(Settings)).get<unknown>(`payment_paypal.${name}`)

test.group('PayPal in the demo shop', (group) => {
  group.each.setup(async () => {
    await freshShop()
    return () => app.config.set('payments.gateways', null)
  })

  test('pays at the gateway of tests, where there is one', async ({ assert }) => {
    assert.deepEqual(DEMO_ACCOUNT, DEMO)
    await load()
    assert.isFalse(await of('orders.active'))
    app.config.set('payments.gateways', 'http://127.0.0.1:4000')
    await load()
    assert.isTrue(await of('orders.active'))
    assert.isTrue(await of('standard.active'))
    assert.equal(await of('orders.mode'), 'test')
  })

  test('keeps the keys that staff entered', async ({ assert }) => {
    app.config.set('payments.gateways', 'http://127.0.0.1:4000')
    await setSetting('payment_paypal.orders.client_id_test', 'own')
    await load()
    assert.equal(await of('orders.client_id_test'), 'own')
    assert.isFalse(await of('orders.active'))
  })
})
