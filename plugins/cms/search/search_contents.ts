import app from '@adonisjs/core/services/app'
import { CONTENT_KIND } from '#plugins/cms/content/content_addresses'
import { CONTENTS_TOPIC } from '#plugins/cms/search/index_content'
import { LOCALES } from '#core/i18n/locales'
import { ResolveLinks } from '#core/links/resolve_links'
import { Store } from '#core/database/store'
import { linkedKey } from '#core/links/link'
import { searchIndexOf } from '#core/search/search_index'
import { siteContentSql, toSiteContent, type SiteContentRow } from '#plugins/cms/site/site_content'
import type { SearchSource } from '#plugins/platform/index'

/** Beside the products that are suggested there is room for so many. */
const MOST_SUGGESTED = 3

/** Published pages, or posts and the like, for the global search: those of types without a list, or with one. */
export function contentSearch(kind: 'page' | 'post'): SearchSource {
  const isListed = kind === 'post'
  return {
    kind,
    async search({ q, locale, channel, limit, page, suggest }) {
      const [store, links] = await Promise.all([app.container.make(Store), app.container.make(ResolveLinks)])
      const others = LOCALES.filter((each) => each !== locale)
      const hits = await searchIndexOf(store).search(CONTENTS_TOPIC, locale, q, others)
      if (!hits || hits.ids.length === 0) return { total: 0, items: [], correction: null }
      const scores = new Map([...hits.ids].map((id, at) => [id, hits.scores[at] ?? 0]))
      const { columns, from } = siteContentSql(store.dialect)
      const { read } = store
      const rows = await read.all<SiteContentRow>(
        `select ${columns} from ${from} join cms_content_types k on k.code = c.type
         where c.status = 'published' and k.has_archive = ${read.sqlite ? Number(isListed) : String(isListed)}
           and c.id in ${read.ids}`,
        locale,
        [...scores.keys()]
      )
      const found = rows
        .map(toSiteContent)
        .sort((one, other) => (scores.get(other.id) ?? 0) - (scores.get(one.id) ?? 0) || other.id - one.id)
      const size = suggest ? Math.min(limit, MOST_SUGGESTED) : limit
      const shown = found.slice((page - 1) * size, page * size)
      const paths = await links.paths(
        { channel, locale },
        shown.map(({ id }) => ({ kind: CONTENT_KIND, id }))
      )
      const items = shown.flatMap(({ id, title, picture, summary }) => {
        const path = paths.get(linkedKey({ kind: CONTENT_KIND, id }))
        return path
          ? [{ kind, name: title, path, caption: summary || null, price: null, isFrom: false, image: picture }]
          : []
      })
      return { total: found.length, items, correction: hits.correction }
    },
  }
}
