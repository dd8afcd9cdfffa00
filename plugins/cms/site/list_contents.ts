import { inject } from '@adonisjs/core'
import { CONTENT_KIND } from '#plugins/cms/content/content_addresses'
import { ResolveLinks, type LinkPlace } from '#core/links/resolve_links'
import { Store } from '#core/database/store'
import { linkedKey, type Linked } from '#core/links/link'
import { siteContentSql, toSiteContent, type SiteContent, type SiteContentRow } from '#plugins/cms/site/site_content'

/** Which published contents a list has. */
export interface ContentFilter {
  /** Code of a content type. */
  type?: string
  /** A category, with those below it. */
  categoryId?: number
  tagId?: number
}

export interface ContentPage {
  page: number
  limit: number
}

/** A content of a list with its address below base path and locale prefix. */
export interface ListedContent extends SiteContent {
  path: string
}

const IN_CATEGORY = `exists (select 1 from cms_contents_categories cc where cc.owner_id = c.id and cc.target_id in (
  with recursive low(id) as (select id from cms_categories where id = ?
    union select k.id from cms_categories k join low on k.parent_id = low.id) select id from low))`

const WITH_TAG = 'exists (select 1 from cms_contents_tags ct where ct.owner_id = c.id and ct.target_id = ?)'

/** Published contents, the newest first. Two statements whatever their number. */
@inject()
export class ListContents {
  constructor(
    private readonly store: Store,
    private readonly links: ResolveLinks
  ) {}

  /** `also`: other things of the same page whose paths are wanted, by `linkedKey`. */
  async execute(
    place: LinkPlace,
    filter: ContentFilter,
    { page, limit }: ContentPage,
    also: readonly Linked[] = []
  ): Promise<{ total: number; items: ListedContent[]; paths: Map<string, string> }> {
    const { columns, from } = siteContentSql(this.store.dialect)
    const { sql, bindings } = conditionsOf(filter)
    const rows = await this.store.read.all<SiteContentRow & { total: number }>(
      `select ${columns}, count(*) over () as total from ${from}
       where c.status = 'published'${sql} order by c.published_at desc, c.id desc limit ? offset ?`,
      ...[place.locale, ...bindings, limit, (page - 1) * limit]
    )
    const contents = rows.map(toSiteContent)
    const targets = contents.map(({ id }) => ({ kind: CONTENT_KIND, id }))
    const paths = await this.links.paths(place, [...targets, ...also])
    const items = contents.flatMap((content) => {
      const path = paths.get(linkedKey({ kind: CONTENT_KIND, id: content.id }))
      return path === undefined ? [] : [Object.assign(content, { path })]
    })
    return { total: Number(rows[0]?.total ?? 0), items, paths }
  }
}

/** Of contents `c`. */
export function conditionsOf({ type, categoryId, tagId }: ContentFilter): {
  sql: string
  bindings: (string | number)[]
} {
  const parts: [string, string | number][] = []
  if (type !== undefined) parts.push(['c.type = ?', type])
  if (categoryId !== undefined) parts.push([IN_CATEGORY, categoryId])
  if (tagId !== undefined) parts.push([WITH_TAG, tagId])
  return { sql: parts.map(([sql]) => ` and ${sql}`).join(''), bindings: parts.map(([, value]) => value) }
}
