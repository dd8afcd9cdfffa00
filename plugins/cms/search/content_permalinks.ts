import app from '@adonisjs/core/services/app'
import { Store } from '#core/database/store'
import type { PermalinkEntry, PermalinkSource } from '#plugins/platform/index'

interface PathRow {
  path: string
  list: string
  total: number
}

/** Addresses of posts and pages (`posts`), or of the lists of types (`postLists`). Their patterns differ from type to type. */
export function contentPermalinks(key: 'posts' | 'postLists'): PermalinkSource {
  const source =
    key === 'posts'
      ? `core_permalinks p join cms_contents c on p.kind = 'cms.content' and cast(c.id as text) = p.target
           and c.status = 'published'`
      : `core_permalinks p join cms_content_types c on p.kind = 'cms.archive' and c.code = p.target`
  return {
    key,
    pattern: () => '',
    async list({ channel, locale }, limit) {
      const { reader } = await app.container.make(Store)
      const rows = await reader.all<PathRow>(
        `select p.path, ${key === 'posts' ? 'c.type' : 'c.code'} as list, count(*) over () as total from ${source}
         where p.channel = ? and p.locale = ? and p.redirect is null order by p.path limit ?`,
        [channel, locale, limit]
      )
      return { total: Number(rows[0]?.total ?? 0), list: rows.map(toEntry) }
    },
  }
}

function toEntry({ path, list }: PathRow): PermalinkEntry {
  return { slug: path.slice(path.lastIndexOf('/') + 1), path, list }
}
