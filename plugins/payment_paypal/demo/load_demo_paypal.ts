import { Settings } from '#core/settings/settings'
import { Store } from '#core/database/store'
import { DEMO_ACCOUNT } from '#plugins/payment_paypal/demo/demo_account'
import { systemOrigin } from '#core/audit/origin'
import type { DemoLoader } from '#core/plugin/contract'

const { clientId, secret, webhookId, business } = DEMO_ACCOUNT

const SAMPLE: [string, string | boolean][] = [
  ['payment_paypal.orders.client_id_test', clientId],
  ['payment_paypal.orders.secret_test', secret],
  ['payment_paypal.orders.webhook_id_test', webhookId],
  ['payment_paypal.orders.mode', 'test'],
  ['payment_paypal.orders.active', true],
  ['payment_paypal.standard.business_test', business],
  ['payment_paypal.standard.mode', 'test'],
  ['payment_paypal.standard.active', true],
]

/** Lets visitors of the demo shop pay at the gateway of tests, where the shop has one. Keys of staff are kept. */
const demoPaypal: DemoLoader = {
  async load({ app }) {
    if (!app.config.get<string | null>('payments.gateways', null)) return
    const [store, settings] = await Promise.all([app.container.make(Store), app.container.make(Settings)])
    if (settings.get<string>('payment_paypal.orders.client_id_test') !== '') return
    await store.transaction(async (trx) => {
      for (const [key, value] of SAMPLE) await settings.set(trx, key, value, {}, systemOrigin('command', 'demo'))
    })
  },
}

export default demoPaypal
