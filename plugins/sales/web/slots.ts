import type { ScreenManifest } from '#web/lib/screens'

/** Contributions of sales to screens of other plugins. */
export const slots = [
  {
    slot: 'users.admin.customer.tabs',
    file: 'admin/customer/orders_slot.tsx',
    permission: 'sales.orders.list',
    words: 'sales.customer_orders',
  },
  {
    slot: 'users.admin.customer.tabs',
    file: 'admin/customer/invoices_slot.tsx',
    permission: 'sales.invoices.list',
    words: 'sales.customer_invoices',
  },
  {
    slot: 'users.admin.customer.tabs',
    file: 'admin/customer/quotes_slot.tsx',
    permission: 'sales.quotes.list',
    words: 'sales.customer_quotes',
  },
  { slot: 'shell.storefront.header', file: 'storefront/header/cart_slot.tsx', words: 'sales.buy' },
  { slot: 'catalogue.storefront.card.buy', file: 'storefront/buy/card_buy_slot.tsx' },
  { slot: 'catalogue.storefront.product.buy', file: 'storefront/buy/product_buy_slot.tsx' },
  { slot: 'catalogue.storefront.product.buy', file: 'storefront/buy/delivery_slot.tsx', words: 'sales.delivery' },
] satisfies ScreenManifest['slots']
