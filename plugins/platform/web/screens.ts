import type { ScreenManifest } from '#web/lib/screens'

export default {
  plugin: 'platform',
  screens: [
    {
      id: 'platform.storefront.error',
      area: 'storefront',
      path: 'errors/{status}',
      file: 'storefront/error_screen.tsx',
      title: 'shell.errors.title',
      listed: false,
    },
    {
      id: 'platform.admin.dashboard',
      area: 'admin',
      path: 'dashboard',
      file: 'admin/dashboard_screen.tsx',
      title: 'platform.dashboard.title',
      permission: 'platform.dashboard.view',
      menu: {
        key: 'platform.menu.dashboard',
        label: 'platform.dashboard.title',
        parent: 'start',
        order: 0,
      },
    },
  ],
  calls: ['platform.reports.store'],
} satisfies ScreenManifest
