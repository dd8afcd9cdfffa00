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
      id: 'platform.admin.imports',
      area: 'admin',
      path: 'imports',
      file: 'admin/imports/list_screen.tsx',
      title: 'platform.imports.title',
      permission: 'platform.imports.list',
      menu: { key: 'platform.menu.imports', label: 'platform.imports.title', parent: 'system', order: 10 },
    },
    {
      id: 'platform.admin.import_profiles',
      area: 'admin',
      path: 'imports/profiles',
      file: 'admin/imports/profiles_screen.tsx',
      title: 'platform.imports.profiles',
      permission: 'platform.import_profiles.list',
    },
    {
      id: 'platform.admin.import_profile',
      area: 'admin',
      path: 'imports/profiles/{id}',
      file: 'admin/imports/profile_screen.tsx',
      title: 'platform.imports.profile',
      permission: 'platform.import_profiles.list',
    },
    {
      id: 'platform.admin.import',
      area: 'admin',
      path: 'imports/{id}',
      file: 'admin/imports/import_screen.tsx',
      title: 'platform.imports.one',
      permission: 'platform.imports.list',
    },
  ],
  calls: ['platform.reports.store'],
} satisfies ScreenManifest
