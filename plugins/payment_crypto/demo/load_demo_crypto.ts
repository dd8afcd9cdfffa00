import { Settings } from '#core/settings/settings'
import { Store } from '#core/database/store'
import { systemOrigin } from '#core/audit/origin'
import type { DemoLoader } from '#core/plugin/contract'

/** Keys of the store that the gateway of `tests/gateways` knows. They open nothing. */
const BTCPAY = {
  'payment_crypto.btcpay.test_store_id': 'DemoStore1Cellier',
  'payment_crypto.btcpay.test_api_key': 'demo-btcpay-api-key',
  'payment_crypto.btcpay.test_webhook_secret': 'demo-btcpay-webhook-secret',
  'payment_crypto.btcpay.active': true,
}

/** Lets visitors of the demo shop pay by BTCPay Server, where the shop has a gateway for it. Entered keys are kept. */
const demoCrypto: DemoLoader = {
  async load({ app }) {
    if (!app.config.get<string | null>('payments.gateways', null)) return
    const [store, settings] = await Promise.all([app.container.make(Store), app.container.make(Settings)])
    if (settings.get<string>('payment_crypto.btcpay.test_store_id') !== '') return
    const origin = systemOrigin('command', 'demo')
    await store.transaction(async (trx) => {
      for (const [key, value] of Object.entries(BTCPAY)) await settings.set(trx, key, value, {}, origin)
    })
  },
}

export default demoCrypto
