import { definePlugin } from '#core/plugin/define_plugin'
import { dangerous, permissions, presets, roles } from '#plugins/cms/permissions'
import { routes } from '#plugins/cms/routes'
import { settings } from '#plugins/cms/settings'

const linkTargets = () => import('#plugins/cms/links/link_targets')
const linkedPages = () => import('#plugins/cms/links/linked_pages')
const DAY = 24 * 3600
const HALF_AN_HOUR = 1800

const every = (seconds: number, job: string) => async () => ({ default: { job, every: seconds } })

/** The site around the shop: content types, pages, posts, categories, menus, links. */
export default definePlugin({
  id: 'cms',
  version: '0.1.0',
  label: { fr_FR: 'Contenus', en_GB: 'Content' },
  requires: { core: '^1.0.0', configuration: '^0.1.0', platform: '^0.1.0', users: '^0.1.0' },
  permissions,
  presets,
  roles,
  dangerous,
  routes,
  settings,
  paths: ['/autres-articles', '/autres-articles/:id', '/preview/contents/:link'],
  demo: () => import('#plugins/cms/demo/load_demo'),
  limits: {
    // Messages of the contact form, by IP address and by e-mail address, which may be that of somebody else.
    'cms.contact_address': { requests: 20, seconds: 3600 },
    'cms.contact_email': { requests: 5, seconds: 3600 },
  },
  extends: {
    'core.exporters': { 'cms.content': () => import('#plugins/cms/exchange/site_exporter') },
    'core.importers': {
      'cms.site': () => import('#plugins/cms/exchange/site_file'),
      'cms.prestashop_pages': () => import('#plugins/cms/import/prestashop_file'),
      'cms.wordpress': () => import('#plugins/cms/import/wordpress_file'),
    },
    'core.blocks': {
      'cms.contact_form': () => import('#plugins/cms/contact/contact_form_block'),
      'cms.outside_posts': () => import('#plugins/cms/outside/outside_posts_block'),
      'cms.posts': () => import('#plugins/cms/blocks/posts_block'),
    },
    'core.jobs': {
      'cms.check_links': () => import('#plugins/cms/broken_links/check_links_job'),
      'cms.readdress_category': () => import('#plugins/cms/content/readdress_category_job'),
      'cms.tend_contents': () => import('#plugins/cms/workflow/tend_contents_job'),
      'cms.refresh_outside_posts': () => import('#plugins/cms/outside/refresh_outside_posts_job'),
      'cms.sweep_messages': () => import('#plugins/cms/contact/sweep_messages_job'),
    },
    'core.lists': {
      'cms.broken_links': () => import('#plugins/cms/broken_links/broken_links_list'),
    },
    'core.schedules': {
      'cms.check_links': () => import('#plugins/cms/broken_links/check_links_schedule'),
      'cms.tend_contents': () => import('#plugins/cms/workflow/tend_contents_schedule'),
      'cms.refresh_outside_posts': every(HALF_AN_HOUR, 'cms.refresh_outside_posts'),
      'cms.sweep_messages': every(DAY, 'cms.sweep_messages'),
    },
    'platform.desk_sources': { 'cms.messages': () => import('#plugins/cms/contact/message_desk') },
    'platform.timeline_sources': { 'cms.messages': () => import('#plugins/cms/contact/message_timeline') },
    'platform.menu_counts': {
      'cms.broken_links': () => import('#plugins/cms/broken_links/broken_links_count'),
      'cms.messages': () => import('#plugins/cms/contact/new_messages'),
    },
    'core.preparations': {
      'cms.content_types': () => import('#plugins/cms/content/prepare_content_types'),
      'cms.file_types': () => import('#plugins/cms/content/prepare_file_types'),
    },
    'core.resource_families': {
      'cms.contents': () => import('#plugins/cms/content/content_family'),
    },
    'core.link_holders': {
      'cms.content': () => import('#plugins/cms/links/content_links'),
      'cms.home_page': () => import('#plugins/cms/links/home_page_link'),
      'cms.menu_item': () => import('#plugins/cms/menus/item_links'),
    },
    'platform.home_pages': {
      'cms.home_page': () => import('#plugins/cms/site/home_page'),
    },
    'platform.metadata_sources': {
      'cms.site': () => import('#plugins/cms/search/content_metadata'),
      'cms.home_feeds': () => import('#plugins/cms/search/home_feeds'),
      'cms.outside_posts': () => import('#plugins/cms/outside/outside_metadata'),
    },
    'platform.missing_pages': {
      'cms.contents': () => import('#plugins/cms/site/missing_page'),
    },
    'platform.permalink_patterns': {
      'cms.content_types': () => import('#plugins/cms/content/pattern_source'),
    },
    'platform.permalink_sources': {
      'cms.posts': () => import('#plugins/cms/search/post_permalinks'),
      'cms.post_lists': () => import('#plugins/cms/search/post_list_permalinks'),
    },
    'platform.search_sources': {
      'cms.posts': () => import('#plugins/cms/search/post_search'),
      'cms.pages': () => import('#plugins/cms/search/page_search'),
    },
    'platform.sitemap_sources': {
      'cms.site': () => import('#plugins/cms/search/site_sitemap'),
      'cms.contact': () => import('#plugins/cms/contact/contact_sitemap'),
    },
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
    'core.mails': {
      'cms.broken_links': () => import('#plugins/cms/broken_links/broken_links_mail'),
      'cms.contact_message': () => import('#plugins/cms/contact/contact_message_mail'),
    },
    'users.personal_data': {
      'cms.messages': () => import('#plugins/cms/contact/message_personal_data'),
    },
  },
})
