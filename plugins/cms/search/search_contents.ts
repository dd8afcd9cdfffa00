import app from '@adonisjs/core/services/app'
import { BUILT_IN } from '#plugins/cms/content/built_in'
import { CONTENT_KIND } from '#plugins/cms/content/content_addresses'
import { CONTENTS_TOPIC } from '#plugins/cms/search/index_content'
import { LOCALES, type Locale } from '#core/i18n/locales'
import { ResolveLinks } from '#core/links/resolve_links'
import { Store } from '#core/database/store'
import { contentTypes } from '#plugins/cms/content/content_types'
import { excerptAround, markWords } from '#core/search/mark_words'
import { linkedKey } from '#core/links/link'
import { searchIndexOf, type SearchHits } from '#core/search/search_index'
import { siteContentSql, toSiteContent, type SiteContentRow } from '#plugins/cms/site/site_content'
import type { ContentType } from '#plugins/cms/content/content_type'
import type { SearchExtract, SearchHit, SearchQuery, SearchSource } from '#plugins/platform/index'

/** Beside the products that are suggested there is room for so many. */
const MOST_SUGGESTED = 3

/** Most letters of the piece of a text that is shown of it. */
const EXTRACT = 260

/** A hit with its whole text. */
interface FoundRow extends SiteContentRow {
  plain: string | null
}

/** Published pages, or posts and the like, for the global search: those of types without a list, or with one. */
export function contentSearch(kind: 'page' | 'post'): SearchSource {
  return {
    kind,
    tags: [CONTENTS_TOPIC, 'cms.content_types', 'core.permalinks'],
    async search(query) {
      const { q, locale, limit, page, suggest } = query
      const store = await app.container.make(Store)
      const others = LOCALES.filter((each) => each !== locale)
      const hits = await searchIndexOf(store).search(CONTENTS_TOPIC, locale, q, others)
      if (!hits || hits.ids.length === 0) return { total: 0, items: [], correction: null }
      const types = (await contentTypes.of(store)).filter(({ hasArchive }) => hasArchive === (kind === 'post'))
      const ids = await foundIds(store, locale, types, hits)
      const size = suggest ? Math.min(limit, MOST_SUGGESTED) : limit
      const shown = ids.slice((page - 1) * size, page * size)
      const items = await toHits(store, { query, kind, types, words: hits.correction ?? q }, shown)
      return { total: ids.length, items, correction: hits.correction }
    },
  }
}

/** The contents of these types among the hits, the best first. */
async function foundIds(
  { read }: Store,
  locale: Locale,
  types: readonly ContentType[],
  { ids, scores }: SearchHits
): Promise<number[]> {
  if (types.length === 0) return []
  const score = new Map([...ids].map((id, at) => [id, scores[at] ?? 0]))
  const rows = await read.all<{ id: number }>(
    `select c.id from cms_contents c join cms_content_translations t
       on t.owner_id = c.id and t.locale = ? and t.slug is not null
     where c.status = 'published' and c.type in (${types.map(() => '?').join(', ')}) and c.id in ${read.ids}`,
    ...[locale, ...types.map(({ code }) => code), [...score.keys()]]
  )
  const found = rows.map(({ id }) => Number(id))
  return found.sort((one, other) => (score.get(other) ?? 0) - (score.get(one) ?? 0) || other - one)
}

interface Searched {
  query: SearchQuery
  kind: 'page' | 'post'
  types: readonly ContentType[]
  /** What was searched in the end: the query, or its correction. */
  words: string
}

/** Two statements, none for no ids. */
async function toHits(store: Store, searched: Searched, ids: readonly number[]): Promise<SearchHit[]> {
  if (ids.length === 0) return []
  const { kind, query } = searched
  const { columns, from } = siteContentSql(store.dialect)
  const links = await app.container.make(ResolveLinks)
  const [rows, paths] = await Promise.all([
    store.read.all<FoundRow>(
      `select ${columns}, t.plain from ${from} where c.id in ${store.read.ids}`,
      query.locale,
      ids
    ),
    links.paths(
      query,
      ids.map((id) => ({ kind: CONTENT_KIND, id }))
    ),
  ])
  const byId = new Map(rows.map((row) => [Number(row.id), row]))
  return ids.flatMap((id) => {
    const row = byId.get(id)
    const path = paths.get(linkedKey({ kind: CONTENT_KIND, id }))
    if (!row || path === undefined) return []
    const { title, summary, picture } = toSiteContent(row)
    const extract = query.suggest ? null : extractOf(row, searched)
    return [{ kind, name: title, path, caption: summary || null, price: null, isFrom: false, image: picture, extract }]
  })
}

function extractOf(row: FoundRow, { query, kind, types, words }: Searched): SearchExtract {
  const { title, summary, type: code, publishedAt } = toSiteContent(row)
  const type = types.find((one) => one.code === code)
  const isBuiltIn = BUILT_IN.some((one) => one.code === code)
  return {
    name: markWords(title, words),
    text: excerptAround(row.plain ?? '', words, EXTRACT) ?? markWords(summary, words),
    date: kind === 'post' ? publishedAt : null,
    label: isBuiltIn ? null : (type?.singularLabel[query.locale] ?? null),
  }
}
