import { definePlugin } from '#core/plugin/define_plugin'
import { settings } from '#plugins/payment_payplug/settings'
import '#plugins/sales/index'

/** Cards by PayPlug: customers pay on its page, at once or when the shop takes the authorised money. */
export default definePlugin({
  id: 'payment_payplug',
  version: '0.1.0',
  label: { fr_FR: 'PayPlug', en_GB: 'PayPlug' },
  requires: { core: '^1.0.0', sales: '^0.1.0' },
  settings,
  extends: {
    'sales.payment_methods': {
      'payment_payplug.card': () => import('#plugins/payment_payplug/methods/card'),
    },
  },
  demo: () => import('#plugins/payment_payplug/demo/load_demo_payplug'),
})
