import type { ScreenManifest } from '#web/lib/screens'

export default {
  plugin: 'marketing',
  screens: [
    {
      id: 'marketing.storefront.newsletter',
      area: 'storefront',
      path: 'newsletter',
      file: 'storefront/newsletter/newsletter_screen.tsx',
      title: 'marketing.newsletter.title',
      listed: false,
    },
    {
      id: 'marketing.storefront.newsletter_confirmation',
      area: 'storefront',
      path: 'newsletter/confirm/{token}',
      file: 'storefront/newsletter/confirm_screen.tsx',
      title: 'marketing.newsletter_page.confirm_title',
      listed: false,
    },
    {
      id: 'marketing.storefront.newsletter_preferences',
      area: 'storefront',
      path: 'newsletter/preferences/{token}',
      file: 'storefront/newsletter/preferences_screen.tsx',
      title: 'marketing.newsletter_page.preferences_title',
      listed: false,
    },
    {
      id: 'marketing.storefront.own_newsletter',
      area: 'storefront',
      path: 'account/newsletter',
      file: 'storefront/newsletter/own_newsletter_screen.tsx',
      title: 'marketing.own_newsletter.title',
      permission: 'marketing.account.newsletter',
      listed: false,
      menu: {
        key: 'marketing.menu.own_newsletter',
        label: 'marketing.own_newsletter.title',
        caption: 'marketing.own_newsletter.caption',
        parent: 'account',
        order: 82,
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
  slots: [
    {
      slot: 'sales.admin.order.after_sale',
      file: 'admin/orders/explanation_slot.tsx',
      permission: 'marketing.cart_rules.list',
      words: 'marketing.explained',
    },
    { slot: 'shell.storefront.footer', file: 'storefront/newsletter/foot_slot.tsx', words: 'marketing.newsletter' },
    { slot: 'sales.storefront.checkout.boxes', file: 'storefront/newsletter/checkout_slot.tsx' },
  ],
  config: ['marketing.newsletter.enabled'],
} satisfies ScreenManifest
