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
    {
      id: 'cms.storefront.contact',
      area: 'storefront',
      path: 'contact',
      file: 'storefront/contact/contact_screen.tsx',
      title: 'cms.contact.title',
      menu: { key: 'cms.menu.contact', label: 'cms.contact.title', parent: 'footer', order: 80 },
    },
    {
      id: 'cms.storefront.outside_posts',
      area: 'storefront',
      path: 'autres-articles',
      file: 'storefront/outside/outside_posts_screen.tsx',
      title: 'cms.outside.title',
    },
    {
      id: 'cms.storefront.outside_post',
      area: 'storefront',
      path: 'autres-articles/{id}',
      file: 'storefront/outside/outside_post_screen.tsx',
      title: 'cms.outside.title',
    },
    {
      id: 'cms.storefront.content_preview',
      area: 'storefront',
      path: 'preview/contents/{link}',
      file: 'storefront/preview/preview_screen.tsx',
      title: 'cms.preview.title',
      listed: false,
    },
  ],
  permalinks: [
    { kind: 'cms.content', file: 'storefront/content_permalink.tsx', loader: 'storefront/load_content.server.ts' },
    { kind: 'cms.archive', file: 'storefront/list_permalink.tsx', loader: 'storefront/load_archive.server.ts' },
    { kind: 'cms.category', file: 'storefront/list_permalink.tsx', loader: 'storefront/load_category.server.ts' },
    { kind: 'cms.tag', file: 'storefront/list_permalink.tsx', loader: 'storefront/load_tag.server.ts' },
  ],
} satisfies ScreenManifest
