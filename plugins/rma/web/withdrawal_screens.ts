import type { ScreenManifest } from '#web/lib/screens'

/** Screens of withdrawals, for consumers and staff. */
export const withdrawalScreens = [
  {
    id: 'rma.storefront.withdrawal',
    area: 'storefront',
    path: 'withdrawal',
    file: 'storefront/withdrawal/start_screen.tsx',
    title: 'rma.withdrawal.title',
    listed: false,
    menu: { key: 'rma.menu.withdrawal', label: 'rma.withdrawal.function', parent: 'footer', order: 85 },
  },
  {
    id: 'rma.storefront.withdrawal_order',
    area: 'storefront',
    path: 'withdrawal/{number}',
    file: 'storefront/withdrawal/order_screen.tsx',
    title: 'rma.withdrawal.title',
    listed: false,
  },
  {
    id: 'rma.admin.withdrawals',
    area: 'admin',
    path: 'commerce/sales/withdrawals',
    file: 'admin/withdrawals/list_screen.tsx',
    title: 'rma.admin_withdrawals.title',
    permission: 'rma.withdrawals.list',
    menu: { key: 'rma.menu.withdrawals', label: 'rma.admin_withdrawals.title', parent: 'sales', order: 56 },
  },
  {
    id: 'rma.admin.withdrawal',
    area: 'admin',
    path: 'commerce/sales/withdrawals/{id}',
    file: 'admin/withdrawals/withdrawal_screen.tsx',
    title: 'rma.admin_withdrawals.one',
    permission: 'rma.withdrawals.view',
  },
] satisfies ScreenManifest['screens']

export const withdrawalSlots = [
  {
    slot: 'sales.admin.order.after_sale',
    file: 'admin/withdrawals/order_slot.tsx',
    permission: 'rma.withdrawals.list',
    words: 'rma.order_withdrawals',
  },
] satisfies ScreenManifest['slots']
