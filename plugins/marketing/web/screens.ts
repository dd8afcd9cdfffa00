import type { ScreenManifest } from '#web/lib/screens'

export default {
  plugin: 'marketing',
  screens: [
    {
      id: 'marketing.admin.discounts',
      area: 'admin',
      path: 'marketing/discounts',
      file: 'admin/discounts/list_screen.tsx',
      title: 'marketing.discounts.title',
      permission: 'marketing.cart_rules.list',
      menu: { key: 'marketing.menu.discounts', label: 'marketing.discounts.title', parent: 'marketing', order: 10 },
    },
    {
      id: 'marketing.admin.discount',
      area: 'admin',
      path: 'marketing/discounts/{id}',
      file: 'admin/discounts/rule_screen.tsx',
      title: 'marketing.discounts.one',
      permission: 'marketing.cart_rules.list',
      action: {
        label: 'marketing.discounts.add',
        permissions: ['marketing.cart_rules.create'],
        params: { id: 'create' },
        order: 60,
      },
    },
    {
      id: 'marketing.admin.coupons',
      area: 'admin',
      path: 'marketing/discounts/{id}/coupons',
      file: 'admin/discounts/coupons_screen.tsx',
      title: 'marketing.coupons.title',
      permission: 'marketing.cart_rules.coupons.list',
    },
  ],
} satisfies ScreenManifest
