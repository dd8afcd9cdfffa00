import { DateTime } from 'luxon'
import { BESIDE, ELEMENT, STRUCTURE, readNodes } from '#core/import/reading/read_xml'
import { writeInstant } from '#core/time/instant'
import type { OldComment, OldContent, OldSite, OldTerm } from '#plugins/cms/import/old_record'
import type { SheetRow } from '#core/import/importer'
import type { XmlNode } from '#core/import/reading/xml_scan'

type Values = SheetRow['values']

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

/** Types of records that hold no content of their own. */
export const NO_CONTENT = new Set(
  `attachment revision nav_menu_item custom_css customize_changeset oembed_cache user_request wp_block wp_template
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

const one = (values: Values, column: string): string => (values[column] ?? '').trim()

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

/** Type of a record as the old site names it; null: it is a term or an author. */
export function oldTypeOf(values: Values): string | null {
  if (one(values, ELEMENT) !== 'item') return null
  return one(values, 'wp:post_type') || 'post'
}

export const typeOf = (oldType: string): string => TYPES[oldType] ?? oldType

/** Adds what a record says about the whole site. */
export function addToSite(site: OldSite, values: Values): void {
  const element = one(values, ELEMENT)
  if (element === 'wp:author') {
    site.authors.set(one(values, 'wp:author_login'), one(values, 'wp:author_email').toLowerCase())
  } else if (element === 'wp:category') {
    const slug = one(values, 'wp:category_nicename')
    const name = one(values, 'wp:cat_name') || slug
    const [parent, description] = [one(values, 'wp:category_parent'), one(values, 'wp:category_description')]
    site.categories.set(slug, { name, slug, parent, description })
  } else if (element === 'wp:term' && one(values, 'wp:term_taxonomy') === 'category') {
    const slug = one(values, 'wp:term_slug')
    const [parent, description] = [one(values, 'wp:term_parent'), one(values, 'wp:term_description')]
    site.categories.set(slug, { name: one(values, 'wp:term_name') || slug, slug, parent, description })
  } else if (oldTypeOf(values) === 'attachment') {
    const address = one(values, 'wp:attachment_url') || one(values, 'guid')
    site.attachments.set(one(values, 'wp:post_id'), address)
  } else if (oldTypeOf(values) !== null) {
    for (const address of [one(values, 'link'), one(values, 'guid')]) {
      if (/^https?:/.test(address)) site.links.set(linkKey(address), originOf(values))
    }
  }
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
function metaOf(values: Values): Record<string, string> {
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
