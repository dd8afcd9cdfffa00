import type { ScreenManifest } from '#web/lib/screens'

export default {
  plugin: 'product_guides',
  screens: [],
  slots: [
    {
      slot: 'catalogue.storefront.product.notes',
      file: 'storefront/guides_slot.tsx',
      words: 'product_guides.shown',
    },
  ],
  calls: ['product_guides.guides.index', 'product_guides.thanks.store'],
} satisfies ScreenManifest
