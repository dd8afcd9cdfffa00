import app from '@adonisjs/core/services/app'
import { Store } from '#core/database/store'
import type { LinkedPages } from '#core/links/linked_pages'

interface Row {
  id: string | number
  title: string
}

/** Pages of rows that have a title in the language. `sql` takes the language and the list of ids. */
function pagesOf(topic: string, sql: (ids: string) => string): LinkedPages {
  return {
    topics: [topic],
    list: topic,
    async open(ids, { locale }) {
      const { read } = await app.container.make(Store)
      const rows = await read.all<Row>(sql(read.ids), locale, ids.map(Number))
      return rows.map(({ id, title }) => ({ id: String(id), title }))
    },
  }
}

const named = (kind: 'category' | 'tag') =>
  `select owner_id as id, name as title from cms_${kind}_translations where locale = ? and name <> '' and owner_id in `

/** Published pages, posts and other contents. */
export const contents = pagesOf(
  'cms.contents',
  (ids) => `select c.id, t.title from cms_content_translations t join cms_contents c on c.id = t.owner_id
    where t.locale = ? and c.status = 'published' and t.title <> '' and c.id in ${ids}`
)

export const categories = pagesOf('cms.categories', (ids) => named('category') + ids)

export const tags = pagesOf('cms.tags', (ids) => named('tag') + ids)

/** The lists of content types, by the code of the type. */
export const archives: LinkedPages = {
  topics: ['cms.content_types'],
  isKeyed: false,
  async open(codes, { locale }) {
    const { read } = await app.container.make(Store)
    const sql = `select code as id, label ->> '${locale}' as title from cms_content_types
      where has_archive = true and code in ${read.texts}`
    return read.all<{ id: string; title: string }>(sql, codes)
  },
}
