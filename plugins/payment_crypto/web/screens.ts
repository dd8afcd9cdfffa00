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
} satisfies ScreenManifest
