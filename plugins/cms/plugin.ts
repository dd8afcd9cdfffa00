import { definePlugin } from '#core/plugin/define_plugin'
import { permissions, presets, roles } from '#plugins/cms/permissions'
import { routes } from '#plugins/cms/routes'
import { settings } from '#plugins/cms/settings'

const linkTargets = () => import('#plugins/cms/links/link_targets')
const linkedPages = () => import('#plugins/cms/links/linked_pages')

/** The site around the shop: content types, pages, posts, categories, menus, links. */
export default definePlugin({
  id: 'cms',
  version: '0.1.0',
  label: { fr_FR: 'Contenus', en_GB: 'Content' },
  requires: { core: '^1.0.0', configuration: '^0.1.0', platform: '^0.1.0', users: '^0.1.0' },
  permissions,
  presets,
  roles,
  routes,
  settings,
  demo: () => import('#plugins/cms/demo/load_menus'),
  extends: {
    'core.importers': {
      'cms.prestashop_pages': () => import('#plugins/cms/import/prestashop_file'),
      'cms.wordpress': () => import('#plugins/cms/import/wordpress_file'),
    },
    'core.jobs': {
      'cms.check_links': () => import('#plugins/cms/broken_links/check_links_job'),
      'cms.tend_contents': () => import('#plugins/cms/workflow/tend_contents_job'),
    },
    'core.lists': { 'cms.broken_links': () => import('#plugins/cms/broken_links/broken_links_list') },
    'core.schedules': {
      'cms.check_links': () => import('#plugins/cms/broken_links/check_links_schedule'),
      'cms.tend_contents': () => import('#plugins/cms/workflow/tend_contents_schedule'),
    },
    'platform.menu_counts': { 'cms.broken_links': () => import('#plugins/cms/broken_links/broken_links_count') },
    'core.preparations': {
      'cms.content_types': () => import('#plugins/cms/content/prepare_content_types'),
      'cms.file_types': () => import('#plugins/cms/content/prepare_file_types'),
    },
    'platform.metadata_sources': { 'cms.site': () => import('#plugins/cms/search/content_metadata') },
    'platform.permalink_sources': {
      'cms.posts': () => import('#plugins/cms/search/post_permalinks'),
      'cms.post_lists': () => import('#plugins/cms/search/post_list_permalinks'),
    },
    'platform.search_sources': {
      'cms.posts': () => import('#plugins/cms/search/post_search'),
      'cms.pages': () => import('#plugins/cms/search/page_search'),
    },
    'platform.sitemap_sources': { 'cms.site': () => import('#plugins/cms/search/site_sitemap') },
    'core.resource_families': { 'cms.contents': () => import('#plugins/cms/content/content_family') },
    'core.link_holders': { 'cms.menu_item': () => import('#plugins/cms/menus/item_links') },
    'core.link_targets': {
      'cms.content': async () => ({ default: (await linkTargets()).contents }),
      'cms.category': async () => ({ default: (await linkTargets()).categories }),
      'cms.tag': async () => ({ default: (await linkTargets()).tags }),
      'cms.archive': async () => ({ default: (await linkTargets()).archives }),
    },
    'core.linked_pages': {
      'cms.content': async () => ({ default: (await linkedPages()).contents }),
      'cms.category': async () => ({ default: (await linkedPages()).categories }),
      'cms.tag': async () => ({ default: (await linkedPages()).tags }),
      'cms.archive': async () => ({ default: (await linkedPages()).archives }),
    },
  },
})
