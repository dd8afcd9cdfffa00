import type { ScreenManifest } from '#web/lib/screens'

/** Screens for orders that staff create. */
export const draftScreens = [
  {
    id: 'sales.admin.order_create',
    area: 'admin',
    path: 'commerce/sales/orders/create',
    file: 'admin/drafts/create_screen.tsx',
    title: 'sales.drafts.title',
    permission: 'sales.orders.create',
    action: { label: 'sales.drafts.new', order: 20 },
  },
  {
    id: 'sales.admin.draft',
    area: 'admin',
    path: 'commerce/sales/order-drafts/{id}',
    file: 'admin/drafts/draft_screen.tsx',
    title: 'sales.drafts.one',
    permission: 'sales.orders.create',
  },
] satisfies ScreenManifest['screens']
