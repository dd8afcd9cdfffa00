import type { ScreenManifest } from '#web/lib/screens'

export default {
  plugin: 'payment_crypto',
  screens: [
    {
      id: 'payment_crypto.storefront.pay',
      area: 'storefront',
      path: 'checkout/payment/crypto',
      file: 'storefront/pay_screen.tsx',
      title: 'payment_crypto.pay.title',
      requires: 'customer',
      listed: false,
    },
  ],
  slots: [
    {
      slot: 'sales.admin.order.payment',
      file: 'admin/amounts_slot.tsx',
      permission: 'sales.orders.view',
      words: 'payment_crypto.admin_amounts',
    },
  ],
} satisfies ScreenManifest
