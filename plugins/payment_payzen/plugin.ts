import { definePlugin } from '#core/plugin/define_plugin'
import { settings } from '#plugins/payment_payzen/settings'
import '#plugins/sales/index'

/** Cards on the payment page of PayZen or Systempay: the form API V2, and the web service V4 for money that stands. */
export default definePlugin({
  id: 'payment_payzen',
  version: '0.1.0',
  label: { fr_FR: 'Paiement PayZen et Systempay', en_GB: 'Payment by PayZen and Systempay' },
  requires: { core: '^1.0.0', sales: '^0.1.0' },
  settings,
  extends: {
    'sales.payment_methods': {
      'payment_payzen.card': () => import('#plugins/payment_payzen/methods/card'),
    },
  },
  demo: () => import('#plugins/payment_payzen/demo/load_demo_payzen'),
})
