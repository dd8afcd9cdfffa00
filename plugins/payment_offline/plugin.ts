import { definePlugin } from '#core/plugin/define_plugin'
import { settings } from '#plugins/payment_offline/settings'
import '#plugins/sales/index'

/** Cash on delivery, cheque and bank transfer: customers pay outside the shop, and staff record the payment. */
export default definePlugin({
  id: 'payment_offline',
  version: '0.1.0',
  label: { fr_FR: 'Paiements hors ligne', en_GB: 'Offline payments' },
  requires: { core: '^1.0.0', sales: '^0.1.0' },
  settings,
  extends: {
    'sales.payment_methods': {
      'payment_offline.bank_transfer': () => import('#plugins/payment_offline/methods/bank_transfer'),
      'payment_offline.cash_on_delivery': () => import('#plugins/payment_offline/methods/cash_on_delivery'),
      'payment_offline.cheque': () => import('#plugins/payment_offline/methods/cheque'),
    },
  },
  demo: () => import('#plugins/payment_offline/demo/load_demo_payments'),
})
