import { definePlugin } from '#core/plugin/define_plugin'
import { dangerous, permissions, presets, roles } from '#plugins/marketing/permissions'
import { routes } from '#plugins/marketing/routes'

/** Discounts on carts: rules, with or without a code. */
export default definePlugin({
  id: 'marketing',
  version: '0.1.0',
  label: { fr_FR: 'Marketing', en_GB: 'Marketing' },
  requires: { core: '^1.0.0', catalogue: '^0.1.0', sales: '^0.1.0', users: '^0.1.0' },
  permissions,
  roles,
  presets,
  dangerous,
  routes,
  demo: () => import('#plugins/marketing/demo/load_coupon'),
  extends: {
    'core.field_kinds': { 'marketing.conditions': () => import('#plugins/marketing/fields/conditions') },
    'core.lists': {
      'marketing.coupons': () => import('#plugins/marketing/lists/coupon_list'),
    },
    'sales.discount_sources': { 'marketing.cart_rules': () => import('#plugins/marketing/rules/cart_rule_source') },
  },
})
