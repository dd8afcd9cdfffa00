import type { ScreenManifest } from '#web/lib/screens'

export default {
  plugin: 'catalogue',
  screens: [
    {
      id: 'catalogue.storefront.home',
      area: 'storefront',
      path: '',
      file: 'storefront/home_screen.tsx',
      title: 'catalogue.home.title',
    },
    {
      id: 'catalogue.storefront.shop',
      area: 'storefront',
      path: 'boutique/{category_slug?}',
      file: 'storefront/shop_screen.tsx',
      title: 'catalogue.list.all_wines',
      menu: [
        { key: 'catalogue.menu.shop', label: 'catalogue.menu.shop', parent: 'header', order: 10 },
        { key: 'catalogue.menu.shop', label: 'catalogue.menu.shop', parent: 'footer', order: 10 },
      ],
    },
    {
      id: 'catalogue.storefront.products',
      area: 'storefront',
      path: 'nos-produits',
      file: 'storefront/shop_screen.tsx',
      title: 'catalogue.list.all_wines',
      listed: false,
    },
    {
      id: 'catalogue.storefront.promotions',
      area: 'storefront',
      path: 'boutique/produits-promo',
      file: 'storefront/promotions_screen.tsx',
      title: 'catalogue.list.promotions',
      menu: [
        { key: 'catalogue.menu.promotions', label: 'catalogue.menu.promotions', parent: 'header', order: 60 },
        { key: 'catalogue.menu.promotions', label: 'catalogue.menu.promotions', parent: 'footer', order: 30 },
      ],
    },
    {
      id: 'catalogue.storefront.dish',
      area: 'storefront',
      path: 'boutique/plats-associes/{category_slug}',
      file: 'storefront/dish_screen.tsx',
      title: 'catalogue.list.dish_title',
    },
    {
      id: 'catalogue.storefront.categories',
      area: 'storefront',
      path: 'nos-categories-de-produits',
      file: 'storefront/categories_screen.tsx',
      title: 'catalogue.categories.title',
      menu: [
        { key: 'catalogue.menu.pairings', label: 'catalogue.menu.pairings', parent: 'header', order: 50 },
        {
          key: 'catalogue.menu.categories',
          label: 'catalogue.menu.categories',
          parent: 'bar',
          icon: 'category',
          order: 20,
        },
        { key: 'catalogue.menu.categories', label: 'catalogue.menu.categories', parent: 'footer', order: 20 },
      ],
    },
    {
      id: 'catalogue.storefront.search',
      area: 'storefront',
      path: 'search-results',
      file: 'storefront/search_screen.tsx',
      title: 'catalogue.search.title',
      menu: { key: 'catalogue.menu.search', label: 'catalogue.menu.search', parent: 'bar', icon: 'search', order: 10 },
    },
  ],
  permalinks: [
    { kind: 'products', file: 'storefront/product_screen.tsx', loader: 'storefront/product_screen.server.ts' },
    {
      kind: 'categories',
      file: 'storefront/category_permalink.tsx',
      loader: 'storefront/category_permalink.server.ts',
    },
    { kind: 'dishes', file: 'storefront/category_permalink.tsx', loader: 'storefront/dish_permalink.server.ts' },
  ],
  /** Beside the price (the purchase), and below the tasting notes (reviews). */
  offers: ['catalogue.storefront.product.buy', 'catalogue.storefront.product.notes', 'catalogue.storefront.card.buy'],
  calls: ['search.index'],
} satisfies ScreenManifest
