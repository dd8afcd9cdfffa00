import type { ScreenManifest } from '#web/lib/screens'

/** Screens of reports. */
export const reportScreens = [
  {
    id: 'sales.admin.reports',
    area: 'admin',
    path: 'commerce/sales/reports',
    file: 'admin/reports/overview_screen.tsx',
    title: 'sales.reports.title',
    permission: 'sales.reports.list',
    menu: { key: 'sales.menu.reports', label: 'sales.reports.title', parent: 'sales', order: 70 },
  },
  {
    id: 'sales.admin.report',
    area: 'admin',
    path: 'commerce/sales/reports/{report}',
    file: 'admin/reports/report_screen.tsx',
    title: 'sales.reports.title',
    requires: 'staff',
  },
] satisfies ScreenManifest['screens']
