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
  ],
  calls: ['platform.reports.store'],
} satisfies ScreenManifest
