import { DateTime } from 'luxon'
import { BESIDE, ELEMENT, STRUCTURE, readNodes } from '#core/import/reading/read_xml'
import { writeInstant } from '#core/time/instant'
import type { OldComment, OldContent, OldFile, OldSite, OldTerm } from '#plugins/cms/import/old_record'
import type { SheetRow } from '#core/import/importer'
import type { XmlNode } from '#core/import/reading/xml_scan'

export type Values = SheetRow['values']

/** Code of the content type by that of WordPress. Other types are looked for by their own name. */
const TYPES: Record<string, string> = { post: 'posts', page: 'pages' }

const STATUSES: Record<string, string> = {
  publish: 'published',
  future: 'scheduled',
  draft: 'draft',
  pending: 'pending',
  private: 'private',
  trash: 'trash',
}

/** An entry of a menu. */
export const MENU_ITEM = 'nav_menu_item'

/** Types of records that hold no content of their own. */
export const NO_CONTENT = new Set(
  `attachment revision custom_css customize_changeset oembed_cache user_request wp_block wp_template
  wp_template_part wp_global_styles wp_navigation wp_font_family wp_font_face`.split(/\s+/)
)

/** Fields of search engines by the name of Yoast. */
const YOAST: Record<string, string> = {
  '_yoast_wpseo_title': 'metaTitle',
  '_yoast_wpseo_metadesc': 'metaDescription',
  '_yoast_wpseo_opengraph-title': 'ogTitle',
  '_yoast_wpseo_opengraph-description': 'ogDescription',
  '_yoast_wpseo_twitter-title': 'twitterTitle',
  '_yoast_wpseo_twitter-description': 'twitterDescription',
  '_yoast_wpseo_canonical': 'canonical',
}

export const one = (values: Values, column: string): string => (values[column] ?? '').trim()

/** Host of the old site, for `origin`. */
export function siteOf(values: Values): string {
  const address = one(values, `${BESIDE}wp:base_blog_url`) || one(values, `${BESIDE}wp:base_site_url`)
  const link = address || one(values, `${BESIDE}link`)
  return URL.canParse(link) ? new URL(link).host.slice(0, 100) : 'unknown'
}

/** Stable key of a record: its number on the old site, else its guid. */
export function originOf(values: Values): string {
  const key = one(values, 'wp:post_id') || one(values, 'guid') || one(values, 'link') || one(values, 'title')
  return `wxr:${siteOf(values)}:${key}`.slice(0, 255)
}

/** Type of a record as the old site names it; null: it is a term, an author or an entry of a menu. */
export function oldTypeOf(values: Values): string | null {
  if (one(values, ELEMENT) !== 'item') return null
  const type = one(values, 'wp:post_type') || 'post'
  return type === MENU_ITEM ? null : type
}

/** Code of the content type: `-` is no part of it. */
export const typeOf = (oldType: string): string => TYPES[oldType] ?? oldType.replaceAll('-', '_')

/** The file of a record of the media library; null: it is none. */
export function fileOf(values: Values): OldFile | null {
  if (oldTypeOf(values) !== 'attachment') return null
  const address = one(values, 'wp:attachment_url') || one(values, 'guid')
  return { address, alt: metaOf(values)._wp_attachment_image_alt ?? '' }
}

/** An address without what differs between equal ones: scheme, `www.`, a slash at the end, an anchor. */
export function linkKey(address: string): string {
  return address
    .trim()
    .replace(/^https?:\/\/(www\.)?/i, '')
    .replace(/#.*$/, '')
    .replace(/\/(\?|$)/, '$1')
}

/** The content of a record. `slug` of what has no own is empty. */
export function readWordPress(values: Values, site: OldSite): OldContent {
  const meta = metaOf(values)
  const terms = readNodes(values[`category${STRUCTURE}`])
  const plain =
    terms.length === 0 && one(values, 'category') ? [{ name: 'category', text: one(values, 'category') }] : []
  const all: XmlNode[] = [...terms, ...plain]
  const of = (domains: (string | undefined)[]) =>
    all.filter(({ attributes }) => domains.includes(attributes?.domain)).map(termOf)
  const status = STATUSES[one(values, 'wp:status')] ?? 'draft'
  const parent = one(values, 'wp:post_parent')
  const isProtected = one(values, 'wp:post_password') !== '' && status === 'published'
  return {
    origin: originOf(values),
    type: typeOf(oldTypeOf(values) ?? 'post'),
    title: one(values, 'title'),
    slug: decoded(one(values, 'wp:post_name')),
    html: values['content:encoded'] ?? '',
    excerpt: one(values, 'excerpt:encoded'),
    status: isProtected ? 'private' : status,
    publishedAt: dateOf(values),
    author: site.authors.get(one(values, 'dc:creator')) || one(values, 'dc:creator'),
    parent: parent === '' || parent === '0' ? null : `wxr:${siteOf(values)}:${parent}`.slice(0, 255),
    // Old exports name no domain; those were categories.
    categories: of(['category', undefined]),
    tags: of(['post_tag', 'tag']),
    comments: readNodes(values[`wp:comment${STRUCTURE}`]).map(commentOf),
    picture: site.attachments.get(meta._thumbnail_id ?? '') ?? null,
    seo: seoOf(meta),
    meta: { ...meta, ...(one(values, 'wp:is_sticky') === '1' ? { is_sticky: '1' } : {}) },
    isProtected,
    link: one(values, 'link'),
  }
}

function termOf({ attributes, text = '' }: XmlNode): OldTerm {
  return { name: text.trim(), slug: decoded(attributes?.nicename ?? '') }
}

function decoded(slug: string): string {
  try {
    return decodeURIComponent(slug)
  } catch {
    return slug
  }
}

/** Numbers and texts of plugins. Serialised PHP stays the text that it is. */
export function metaOf(values: Values): Record<string, string> {
  const meta: Record<string, string> = {}
  for (const { children = [] } of readNodes(values[`wp:postmeta${STRUCTURE}`])) {
    const key = textOf(children, 'wp:meta_key')
    if (key && key !== '__proto__') meta[key] = textOf(children, 'wp:meta_value')
  }
  return meta
}

function commentOf({ children = [] }: XmlNode): OldComment {
  return {
    author: textOf(children, 'wp:comment_author'),
    email: textOf(children, 'wp:comment_author_email'),
    date: textOf(children, 'wp:comment_date_gmt') || textOf(children, 'wp:comment_date'),
    text: textOf(children, 'wp:comment_content'),
    isApproved: textOf(children, 'wp:comment_approved') === '1',
  }
}

const textOf = (nodes: readonly XmlNode[], name: string): string =>
  nodes.find((node) => node.name === name)?.text?.trim() ?? ''

function seoOf(meta: Record<string, string>): OldContent['seo'] {
  const seo: OldContent['seo'] = {}
  for (const [key, field] of Object.entries(YOAST)) {
    // Templates such as `%%title%% %%sep%% %%sitename%%` mean nothing here.
    if (meta[key] && !meta[key].includes('%%')) seo[field] = meta[key]
  }
  if (meta['_yoast_wpseo_meta-robots-noindex'] === '1') seo.noIndex = true
  if (meta['_yoast_wpseo_meta-robots-nofollow'] === '1') seo.noFollow = true
  return seo
}

/** The date in UTC where the file has it, else that of the old site read as UTC. Drafts have `0000-00-00`. */
function dateOf(values: Values): string | null {
  for (const column of ['wp:post_date_gmt', 'wp:post_date']) {
    const date = DateTime.fromSQL(one(values, column), { zone: 'utc' })
    if (date.isValid && date.year > 1) return writeInstant(date)
  }
  const date = DateTime.fromRFC2822(one(values, 'pubDate'), { zone: 'utc' })
  return date.isValid ? writeInstant(date) : null
}
