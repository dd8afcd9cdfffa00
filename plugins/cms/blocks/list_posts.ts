import { inject } from '@adonisjs/core'
import { ARCHIVE_KIND } from '#plugins/cms/content/type_hooks'
import { CONTENT_KIND } from '#plugins/cms/content/content_addresses'
import { ResolveLinks } from '#core/links/resolve_links'
import { Store } from '#core/database/store'
import { conditionsOf, type ContentFilter, type ListedContent } from '#plugins/cms/site/list_contents'
import { contentTypes } from '#plugins/cms/content/content_types'
import { linkedKey } from '#core/links/link'
import { siteContentSql, toSiteContent, type SiteContentRow } from '#plugins/cms/site/site_content'
import type { LinkPlace } from '#core/links/resolve_links'
import type { SiteLink } from '#plugins/cms/site/site_link'

/** Which contents a block lists. */
export interface PostsWanted {
  /** Chosen ones, in their order; null: the newest of the filter. */
  chosen: readonly number[] | null
  filter: ContentFilter
  /** Most contents. */
  limit: number
}

/** What a block lists. */
export interface ListedPosts {
  items: ListedContent[]
  /** The list of their type; null: it has none, or they were chosen. */
  more: SiteLink | null
}

/** Published contents for blocks. Two statements, however many blocks. */
@inject()
export class ListPosts {
  constructor(
    private readonly store: Store,
    private readonly links: ResolveLinks
  ) {}

  async execute(place: LinkPlace, wanted: readonly PostsWanted[]): Promise<ListedPosts[]> {
    const types = await contentTypes.of(this.store)
    const lists = await this.#read(place, wanted)
    const archives = types.filter(({ hasArchive }) => hasArchive).map(({ code }) => ({ kind: ARCHIVE_KIND, id: code }))
    const contents = lists.flat().map(({ id }) => ({ kind: CONTENT_KIND, id }))
    const paths = await this.links.paths(place, [...contents, ...archives])
    return wanted.map(({ chosen, filter: { type: code } }, at) => {
      const items = (lists[at] ?? []).flatMap((content) => {
        const path = paths.get(linkedKey({ kind: CONTENT_KIND, id: content.id }))
        return path === undefined ? [] : [Object.assign(content, { path })]
      })
      const type = chosen ? undefined : types.find((one) => one.code === code)
      const path = type && paths.get(linkedKey({ kind: ARCHIVE_KIND, id: type.code }))
      return { items, more: path === undefined ? null : { name: type?.label[place.locale] || path, path } }
    })
  }

  async #read({ locale }: LinkPlace, wanted: readonly PostsWanted[]) {
    const { columns, from } = siteContentSql(this.store.dialect)
    const parts = wanted.map(({ chosen, filter, limit }, at) => {
      const narrowed = conditionsOf(filter)
      const isChosen = chosen === null ? '' : ` and c.id in ${this.store.read.ids}`
      return {
        sql: `select * from (select ${at} as block, ${columns} from ${from} where c.status = 'published'${narrowed.sql}${isChosen}
          order by c.published_at desc, c.id desc limit ?) list_${at}`,
        bindings: [locale, ...narrowed.bindings, ...(chosen === null ? [] : [chosen]), limit],
      }
    })
    const rows = await this.store.read.all<SiteContentRow & { block: number }>(
      parts.map(({ sql }) => sql).join(' union all '),
      ...parts.flatMap(({ bindings }) => bindings)
    )
    return wanted.map(({ chosen }, at) => {
      const found = rows.filter(({ block }) => Number(block) === at).map(toSiteContent)
      if (chosen === null) return found.sort((one, other) => newestFirst(one, other))
      return chosen.flatMap((id) => found.find((content) => content.id === id) ?? [])
    })
  }
}

type Dated = Pick<ListedContent, 'publishedAt' | 'id'>

const newestFirst = (one: Dated, other: Dated) =>
  (other.publishedAt ?? '').localeCompare(one.publishedAt ?? '') || other.id - one.id
