import { inject } from '@adonisjs/core'
import { CONTENT_KIND } from '#plugins/cms/content/content_addresses'
import { Store } from '#core/database/store'
import { jsonSql } from '#core/database/json_sql'
import { readJson } from '#core/database/statements'
import { siteContentSql, toSiteContent, type SiteContent, type SiteContentRow } from '#plugins/cms/site/site_content'
import type { ContentSeo } from '#plugins/cms/content/content_row'
import type { ContentType } from '#plugins/cms/content/content_type'
import type { CustomValues } from '#plugins/cms/custom_fields/facts'
import type { LinkPlace } from '#core/links/resolve_links'
import type { Locale } from '#core/i18n/locales'
import type { RichText } from '#core/rich_text/document'
import type { Template } from '#plugins/cms/content/templates'

/** A category, a tag or another content, in one language. */
export interface ContentTerm {
  id: number
  name: string
  slug: string
}

/** A content in one language with all that its page says. */
export interface ContentRecord extends SiteContent {
  parentId: number | null
  template: Template
  excerpt: string | null
  body: RichText | null
  seo: ContentSeo | null
  authorId: number | null
  author: string | null
  categories: ContentTerm[]
  tags: ContentTerm[]
  alternates: Partial<Record<Locale, string>>
  /** Values of custom fields, by the name of the field. */
  custom: CustomValues
  /** Ids of its categories, also of those that have no name in this language. */
  categoryIds: number[]
}

interface StoredContent extends SiteContentRow {
  parent_id: number | null
  template: Template
  body: unknown
  seo: unknown
  author_id: number | null
  author: string | null
  categories: unknown
  tags: unknown
  places: unknown
  custom: unknown
  category_ids: unknown
}

/** Contents that stand around one: those above it, or its neighbours in time. */
export interface ContentsAround {
  /** The highest first. */
  above: ContentTerm[]
  previous: ContentTerm | null
  next: ContentTerm | null
  /** True: its type is a list in time, so that it may have neighbours. */
  isSorted: boolean
}

/** Reads a content whatever its status. */
@inject()
export class ReadContent {
  constructor(private readonly store: Store) {}

  /** Null: it does not exist, or not in this language. One statement. */
  async execute({ channel, locale }: LinkPlace, id: number): Promise<ContentRecord | null> {
    const { dialect, read } = this.store
    const { columns, from } = siteContentSql(dialect)
    const json = jsonSql(dialect)
    const term = (name: 'categories' | 'tags', translations: string) =>
      `(select ${json.list(json.object({ id: 'l.target_id', name: 'x.name', slug: 'x.slug' }), 'l.position')}
        from cms_contents_${name} l join ${translations} x on x.owner_id = l.target_id and x.locale = t.locale
          and x.name is not null where l.owner_id = c.id)`
    const places = json.list(json.object({ locale: 'p.locale', path: 'p.path' }), 'p.locale')
    const [row] = await read.all<StoredContent>(
      `select ${columns}, c.parent_id, c.template, c.author_id, c.custom, t.body, t.seo,
         (select s.name from users_staff s where s.id = c.author_id) as author,
         ${term('categories', 'cms_category_translations')} as categories, ${term('tags', 'cms_tag_translations')} as tags,
         (select ${places} from core_permalinks p where p.kind = '${CONTENT_KIND}' and p.target = cast(c.id as text)
            and p.channel = ? and p.redirect is null) as places,
         (select ${json.list('l.target_id', 'l.position')} from cms_contents_categories l where l.owner_id = c.id) as category_ids
       from ${from} where c.id = ?`,
      ...[channel, locale, id]
    )
    return row ? toRecord(row) : null
  }

  /** One statement for a content of a tree or of a list, none for others. */
  async around(
    { locale }: LinkPlace,
    { id, parentId, publishedAt }: ContentRecord,
    type: ContentType
  ): Promise<ContentsAround> {
    const none = { above: [], previous: null, next: null, isSorted: type.hasArchive }
    if (parentId !== null) return Object.assign(none, { above: await this.#above(locale, parentId) })
    if (!type.hasArchive || publishedAt === null) return none
    const near = (sign: '<' | '>', order: 'asc' | 'desc', side: string) =>
      `select * from (select '${side}' as side, c.id, t.title as name, t.slug from cms_contents c
         join cms_content_translations t on t.owner_id = c.id and t.locale = ? and t.slug is not null
       where c.type = ? and c.status = 'published' and (c.published_at ${sign} ? or (c.published_at = ? and c.id ${sign} ?))
       order by c.published_at ${order}, c.id ${order} limit 1) n`
    const bindings = [locale, type.code, publishedAt, publishedAt, id]
    const rows = await this.store.read.all<ContentTerm & { side: string }>(
      `${near('<', 'desc', 'previous')} union all ${near('>', 'asc', 'next')}`,
      ...bindings,
      ...bindings
    )
    const at = (wanted: string) => rows.find(({ side }) => side === wanted) ?? null
    return Object.assign(none, { previous: at('previous'), next: at('next') })
  }

  #above(locale: Locale, parentId: number): Promise<ContentTerm[]> {
    return this.store.read.all<ContentTerm>(
      `with recursive up(id, parent_id, height) as (
         select id, parent_id, 0 from cms_contents where id = ?
         union all select c.id, c.parent_id, up.height + 1 from cms_contents c join up on c.id = up.parent_id
         where up.height < 50)
       select c.id, t.title as name, t.slug from up join cms_contents c on c.id = up.id and c.status = 'published'
         join cms_content_translations t on t.owner_id = c.id and t.locale = ? and t.slug is not null
       order by up.height desc`,
      ...[parentId, locale]
    )
  }
}

function toRecord(row: StoredContent): ContentRecord {
  const places = readJson<{ locale: Locale; path: string }[] | null>(row.places) ?? []
  return Object.assign(toSiteContent(row), {
    parentId: row.parent_id,
    template: row.template,
    excerpt: row.excerpt,
    body: readJson<RichText | null>(row.body),
    seo: readJson<ContentSeo | null>(row.seo),
    authorId: row.author_id,
    author: row.author,
    categories: readJson<ContentTerm[] | null>(row.categories) ?? [],
    tags: readJson<ContentTerm[] | null>(row.tags) ?? [],
    alternates: Object.fromEntries(places.map(({ locale, path }) => [locale, path])),
    custom: readJson<CustomValues | null>(row.custom) ?? {},
    categoryIds: (readJson<unknown[] | null>(row.category_ids) ?? []).map(Number),
  })
}
