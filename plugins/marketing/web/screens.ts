import type { ScreenManifest } from '#web/lib/screens'

export default {
  plugin: 'marketing',
  screens: [
    {
      id: 'marketing.admin.coupons',
      area: 'admin',
      path: 'marketing/discounts/{id}/coupons',
      file: 'admin/discounts/coupons_screen.tsx',
      title: 'marketing.coupons.title',
      permission: 'marketing.cart_rules.coupons.list',
    },
  ],
  slots: [
    {
      slot: 'sales.admin.order.after_sale',
      file: 'admin/orders/explanation_slot.tsx',
      permission: 'marketing.cart_rules.list',
      words: 'marketing.explained',
    },
  ],
} satisfies ScreenManifest
