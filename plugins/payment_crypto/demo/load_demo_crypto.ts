import { LOCALES, type Locale } from '#core/i18n/locales'
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

/** The address is from the examples of BIP 173. Its key is public. */
const WALLET = {
  'payment_crypto.wallet.address': 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
  'payment_crypto.wallet.rate': '60000',
  'payment_crypto.wallet.rate_hours': 0,
  'payment_crypto.wallet.active': true,
}

const NOTES: Record<Locale, string> = {
  fr_FR: 'Boutique de démonstration\u202f: n’envoyez rien à cette adresse, elle n’est à personne.',
  en_GB: 'This is a demo shop: send nothing to this address, it is nobody’s.',
}

/**
 * Lets visitors of the demo shop pay to a wallet and, where the shop has a gateway for it, by BTCPay Server. What staff
 * entered is kept.
 */
const demoCrypto: DemoLoader = {
  async load({ app }) {
    const [store, settings] = await Promise.all([app.container.make(Store), app.container.make(Settings)])
    const isEmpty = (key: string) => settings.get<string>(`payment_crypto.${key}`) === ''
    const hasGateway = app.config.get<string | null>('payments.gateways', null) !== null
    const origin = systemOrigin('command', 'demo')
    const isNew = { wallet: isEmpty('wallet.address'), btcpay: hasGateway && isEmpty('btcpay.test_store_id') }
    const missing = Object.entries({ ...(isNew.wallet ? WALLET : {}), ...(isNew.btcpay ? BTCPAY : {}) })
    if (missing.length === 0) return
    await store.transaction(async (trx) => {
      for (const [key, value] of missing) await settings.set(trx, key, value, {}, origin)
      for (const locale of isNew.wallet ? LOCALES : []) {
        await settings.set(trx, 'payment_crypto.wallet.instructions', NOTES[locale], { locale }, origin)
      }
    })
  },
}

export default demoCrypto
