import { definePlugin } from '#core/plugin/define_plugin'
import { settings } from '#plugins/payment_paypal/settings'
import '#plugins/sales/index'

/** PayPal: by its interface Orders v2, and by its older form with IPN messages. */
export default definePlugin({
  id: 'payment_paypal',
  version: '0.1.0',
  label: { fr_FR: 'PayPal', en_GB: 'PayPal' },
  requires: { core: '^1.0.0', sales: '^0.1.0' },
  settings,
  extends: {
    'sales.payment_methods': {
      'payment_paypal.orders': () => import('#plugins/payment_paypal/methods/orders'),
      'payment_paypal.standard': () => import('#plugins/payment_paypal/methods/standard'),
    },
  },
  demo: () => import('#plugins/payment_paypal/demo/load_demo_paypal'),
})
