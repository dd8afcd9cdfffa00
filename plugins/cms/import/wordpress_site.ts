import { ELEMENT, STRUCTURE, readNodes } from '#core/import/reading/read_xml'
import { MENU_ITEM, linkKey, metaOf, oldTypeOf, one, originOf, type Values } from '#plugins/cms/import/wordpress_record'
import type { OldItem, OldMenu, OldSite } from '#plugins/cms/import/old_record'

/** Adds what a record says about the whole site. */
export function addToSite(site: OldSite, values: Values): void {
  switch (one(values, ELEMENT)) {
    case 'wp:author':
      site.authors.set(one(values, 'wp:author_login'), one(values, 'wp:author_email').toLowerCase())
      break
    case 'wp:category':
      addCategory(site, { slug: 'wp:category_nicename', name: 'wp:cat_name', beside: 'wp:category' }, values)
      break
    case 'wp:tag':
      addTag(site, one(values, 'wp:tag_slug'), one(values, 'wp:tag_name'), values)
      break
    case 'wp:term':
      addTerm(site, values)
      break
    case 'item':
      addItem(site, values)
      break
    default:
      break
  }
}

function addTerm(site: OldSite, values: Values): void {
  const [slug, name] = [one(values, 'wp:term_slug'), one(values, 'wp:term_name')]
  switch (one(values, 'wp:term_taxonomy')) {
    case 'category':
      addCategory(site, { slug: 'wp:term_slug', name: 'wp:term_name', beside: 'wp:term' }, values)
      break
    case 'post_tag':
      addTag(site, slug, name, values)
      break
    case 'nav_menu':
      menuOf(site, slug).name = name || slug
      break
    default:
      break
  }
}

/** The elements of a category differ by where it stands: `wp:category_parent`, `wp:term_parent`. */
function addCategory(
  site: OldSite,
  columns: { slug: string; name: string; beside: 'wp:category' | 'wp:term' },
  values: Values
): void {
  const slug = one(values, columns.slug)
  const name = one(values, columns.name) || slug
  const parent = one(values, `${columns.beside}_parent`)
  const description = one(values, `${columns.beside}_description`)
  site.categories.set(slug, { name, slug, parent, description })
  site.terms.set(one(values, 'wp:term_id'), { name, slug, isTag: false })
}

function addTag(site: OldSite, slug: string, name: string, values: Values): void {
  site.terms.set(one(values, 'wp:term_id'), { name: name || slug, slug, isTag: true })
}

function addItem(site: OldSite, values: Values): void {
  if (one(values, 'wp:post_type') === MENU_ITEM) return addMenuItem(site, values)
  const oldType = oldTypeOf(values) ?? ''
  if (oldType === 'attachment') {
    const address = one(values, 'wp:attachment_url') || one(values, 'guid')
    site.attachments.set(one(values, 'wp:post_id'), address)
    return
  }
  const type = site.types.get(oldType) ?? { count: 0, isTree: false, hasTerms: false }
  type.count += 1
  type.isTree ||= !['', '0'].includes(one(values, 'wp:post_parent'))
  type.hasTerms ||= readNodes(values[`category${STRUCTURE}`]).length > 0
  site.types.set(oldType, type)
  site.comments += readNodes(values[`wp:comment${STRUCTURE}`]).length
  for (const address of [one(values, 'link'), one(values, 'guid')]) {
    if (/^https?:/.test(address)) site.links.set(linkKey(address), originOf(values))
  }
}

/** A menu of WordPress is a term of its entries, each of which is a record. */
function addMenuItem(site: OldSite, values: Values): void {
  const term = readNodes(values[`category${STRUCTURE}`]).find(({ attributes }) => attributes?.domain === 'nav_menu')
  // What is in the trash, or in no menu, is shown nowhere.
  if (!term || one(values, 'wp:status') !== 'publish') return
  const menu = menuOf(site, term.attributes?.nicename ?? '')
  menu.name ||= term.text?.trim() ?? ''
  const meta = metaOf(values)
  const item: OldItem = {
    key: one(values, 'wp:post_id'),
    above: meta._menu_item_menu_item_parent ?? '0',
    order: Number(one(values, 'wp:menu_order')) || 0,
    title: one(values, 'title'),
    kind: meta._menu_item_type ?? 'custom',
    objectId: meta._menu_item_object_id ?? '',
    object: meta._menu_item_object ?? '',
    url: meta._menu_item_url ?? '',
    isNewWindow: meta._menu_item_target === '_blank',
  }
  menu.items.push(item)
}

function menuOf(site: OldSite, slug: string): OldMenu {
  const menu = site.menus.get(slug) ?? { slug, name: '', items: [] }
  site.menus.set(slug, menu)
  return menu
}
