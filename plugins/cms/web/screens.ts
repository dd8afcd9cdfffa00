import type { ScreenManifest } from '#web/lib/screens'

export default {
  plugin: 'cms',
  screens: [
    {
      id: 'cms.admin.broken_links',
      area: 'admin',
      path: 'cms/content-management/broken-links',
      file: 'admin/broken_links/broken_links_screen.tsx',
      title: 'cms.broken_links.title',
      permission: 'cms.broken_links.list',
      menu: { key: 'cms.menu.broken_links', label: 'cms.broken_links.title', parent: 'content', order: 90 },
    },
  ],
} satisfies ScreenManifest
