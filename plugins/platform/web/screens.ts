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
      file: 'admin/dashboard/dashboard_screen.tsx',
      title: 'platform.dashboard.title',
      permission: 'platform.dashboard.view',
      menu: {
        key: 'platform.menu.dashboard',
        label: 'platform.dashboard.title',
        parent: 'start',
        order: 0,
      },
    },
    {
      id: 'platform.admin.jobs',
      area: 'admin',
      path: 'system/jobs',
      file: 'admin/jobs/list_screen.tsx',
      title: 'platform.jobs.title',
      permission: 'platform.jobs.list',
      menu: { key: 'platform.menu.jobs', label: 'platform.jobs.title', parent: 'system', order: 20 },
    },
  ],
  calls: ['platform.reports.store'],
} satisfies ScreenManifest
