import { definePlugin } from '#core/plugin/define_plugin'
import { routes } from '#plugins/payment_crypto/routes'
import { settings } from '#plugins/payment_crypto/settings'
import '#plugins/sales/index'

/** Payments in cryptocurrency: by the shop's own BTCPay Server, or to an address that staff watch. */
export default definePlugin({
  id: 'payment_crypto',
  version: '0.1.0',
  label: { fr_FR: 'Paiements en cryptomonnaie', en_GB: 'Payments in cryptocurrency' },
  requires: { core: '^1.0.0', sales: '^0.1.0' },
  routes,
  settings,
  extends: {
    'sales.payment_methods': {
      'payment_crypto.btcpay': () => import('#plugins/payment_crypto/methods/btcpay'),
      'payment_crypto.wallet': () => import('#plugins/payment_crypto/methods/wallet'),
    },
  },
  demo: () => import('#plugins/payment_crypto/demo/load_demo_crypto'),
})
