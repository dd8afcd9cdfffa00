import type { ScreenManifest } from '#web/lib/screens'

export default {
  plugin: 'branding',
  screens: [
    {
      id: 'branding.admin.branding',
      area: 'admin',
      path: 'administration/branding/{brand?}',
      file: 'admin/branding_screen.tsx',
      title: 'branding.screen.title',
      permission: 'branding.view',
      menu: {
        key: 'branding.menu.branding',
        label: 'branding.screen.title',
        parent: 'configuration',
        order: 63,
      },
    },
  ],
} satisfies ScreenManifest
