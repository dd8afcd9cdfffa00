import type { ScreenManifest } from '#web/lib/screens'

/** Screens about online payments: alerts, notifications and accounts. */
export const paymentAdminScreens = [
  {
    id: 'sales.admin.payment_alerts',
    area: 'admin',
    path: 'commerce/sales/payment-alerts',
    file: 'admin/payments/alerts_screen.tsx',
    title: 'sales.admin_payment_alerts.title',
    permission: 'sales.payment_alerts.list',
    menu: {
      key: 'sales.menu.payment_alerts',
      label: 'sales.admin_payment_alerts.title',
      parent: 'sales',
      order: 62,
    },
  },
  {
    id: 'sales.admin.payment_alert',
    area: 'admin',
    path: 'commerce/sales/payment-alerts/{id}',
    file: 'admin/payments/alert_screen.tsx',
    title: 'sales.admin_payment_alerts.one',
    permission: 'sales.payment_alerts.view',
  },
  {
    id: 'sales.admin.payment_accounts',
    area: 'admin',
    path: 'commerce/sales/payment-accounts',
    file: 'admin/payments/accounts_screen.tsx',
    title: 'sales.admin_payment_accounts.title',
    permission: 'sales.payment_accounts.view',
    menu: {
      key: 'sales.menu.payment_accounts',
      label: 'sales.admin_payment_accounts.title',
      parent: 'sales',
      order: 64,
    },
  },
  {
    id: 'sales.admin.payment_notifications',
    area: 'admin',
    path: 'commerce/sales/payment-notifications',
    file: 'admin/payments/notifications_screen.tsx',
    title: 'sales.admin_payment_notifications.title',
    permission: 'sales.payment_notifications.list',
    menu: {
      key: 'sales.menu.payment_notifications',
      label: 'sales.admin_payment_notifications.title',
      parent: 'sales',
      order: 66,
    },
  },
  {
    id: 'sales.admin.payment_notification',
    area: 'admin',
    path: 'commerce/sales/payment-notifications/{id}',
    file: 'admin/payments/notification_screen.tsx',
    title: 'sales.admin_payment_notifications.one',
    permission: 'sales.payment_notifications.view',
  },
] satisfies ScreenManifest['screens']
