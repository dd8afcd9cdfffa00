import type { ScreenManifest } from '#web/lib/screens'

/** Screens of quotes, for customers and staff. */
export const quoteScreens = [
  {
    id: 'sales.storefront.quotes',
    area: 'storefront',
    path: 'account/quotes',
    file: 'storefront/quotes/list_screen.tsx',
    title: 'sales.quotes.title',
    permission: 'sales.account.quotes',
    listed: false,
    menu: {
      key: 'sales.menu.quotes',
      label: 'sales.quotes.title',
      caption: 'sales.quotes.caption',
      parent: 'account',
      order: 6,
    },
  },
  {
    id: 'sales.storefront.quote',
    area: 'storefront',
    path: 'account/quotes/{number}',
    file: 'storefront/quotes/show_screen.tsx',
    title: 'sales.quotes.one',
    permission: 'sales.account.quotes',
    listed: false,
  },
  {
    id: 'sales.storefront.guest_quote',
    area: 'storefront',
    path: 'checkout/quotes/{number}',
    file: 'storefront/quotes/guest_screen.tsx',
    title: 'sales.quotes.one',
    listed: false,
  },
  {
    id: 'sales.admin.quotes',
    area: 'admin',
    path: 'commerce/sales/quotes',
    file: 'admin/quotes/list_screen.tsx',
    title: 'sales.admin_quotes.title',
    permission: 'sales.quotes.list',
    action: {
      label: 'sales.admin_quotes.create',
      permissions: ['sales.quotes.create', 'users.customers.list'],
      query: 'new=1',
      order: 30,
    },
    menu: { key: 'sales.menu.admin_quotes', label: 'sales.admin_quotes.title', parent: 'sales', order: 20 },
  },
  {
    id: 'sales.admin.quote',
    area: 'admin',
    path: 'commerce/sales/quotes/{id}',
    file: 'admin/quotes/quote_screen.tsx',
    title: 'sales.admin_quotes.one',
    permission: 'sales.quotes.view',
  },
] satisfies ScreenManifest['screens']
