import type { Look } from './look.js'

const MANAGEMENT = '/admin/cms/content-management'

/** Screens of the back office for the site around the shop. */
export const SITE: Look[] = [
  { name: 'pages', screen: 'cms.admin.pages', path: '/admin/cms/contents/pages' },
  { name: 'a new page', screen: 'cms.admin.pages.form', path: '/admin/cms/contents/pages/create' },
  { name: 'posts', screen: 'cms.admin.posts', path: '/admin/cms/contents/posts' },
  { name: 'a post', screen: 'cms.admin.posts.form', path: null, from: '/admin/cms/contents/posts' },
  { name: 'content types', screen: 'cms.admin.content_types', path: `${MANAGEMENT}/content-types` },
  { name: 'a content type', screen: 'cms.admin.content_types.form', path: `${MANAGEMENT}/content-types/1` },
  { name: 'categories of contents', screen: 'cms.admin.categories', path: `${MANAGEMENT}/categories` },
  {
    name: 'a category of contents',
    screen: 'cms.admin.categories.form',
    path: null,
    from: `${MANAGEMENT}/categories`,
  },
  { name: 'tags', screen: 'cms.admin.tags', path: `${MANAGEMENT}/tags` },
  { name: 'a tag', screen: 'cms.admin.tags.form', path: null, from: `${MANAGEMENT}/tags` },
  { name: 'groups of fields', screen: 'cms.admin.custom_fields', path: `${MANAGEMENT}/custom-fields` },
  { name: 'a group of fields', screen: 'cms.admin.custom_fields.form', path: `${MANAGEMENT}/custom-fields/1` },
  { name: 'fields of groups', screen: 'cms.admin.group_fields', path: `${MANAGEMENT}/group-fields` },
  { name: 'a field of a group', screen: 'cms.admin.group_fields.form', path: `${MANAGEMENT}/group-fields/1` },
  { name: 'menus', screen: 'cms.admin.menus', path: '/admin/cms/menus' },
  { name: 'a menu', screen: 'cms.admin.menus.form', path: '/admin/cms/menus/1' },
  { name: 'entries of menus', screen: 'cms.admin.menu_items', path: '/admin/cms/menu-items' },
  { name: 'an entry of a menu', screen: 'cms.admin.menu_items.form', path: '/admin/cms/menu-items/1' },
  { name: 'messages', screen: 'cms.admin.messages', path: '/admin/cms/messages' },
  { name: 'a message', screen: 'cms.admin.messages.form', path: '/admin/cms/messages/1' },
  { name: 'addresses of contents', screen: 'cms.admin.permalinks', path: `${MANAGEMENT}/permalinks` },
  { name: 'a redirect of contents', screen: 'cms.admin.permalinks.form', path: `${MANAGEMENT}/permalinks/create` },
  { name: 'broken links', screen: 'cms.admin.broken_links', path: `${MANAGEMENT}/broken-links` },
]
