import app from '@adonisjs/core/services/app'
import { DEFAULT_LOCALE, type Locale } from '#core/i18n/locales'
import { Store } from '#core/database/store'
import { namedLike } from '#core/lists/named_like'
import type { Label } from '#core/i18n/label'
import type { LinkedRecord, LinkTargetKind } from '#core/links/link_kinds'

interface Row {
  id: string | number
  title: string | null
  caption: string | null
  /** Of a content: its type. */
  type: string
}

interface Source {
  label: Label
  permission: string
  /** Rows with `id`, `title`, `caption`, `type` and `is_offered`: whether people may choose it. Takes the language. */
  from: string
  /** Ids are codes. */
  isCode?: true
  edit(row: Row): LinkedRecord['edit']
}

const texts = (table: string, column: string, row: string) => `coalesce(
    (select nullif(t.${column}, '') from ${table} t where t.owner_id = ${row}.id and t.locale = l.code),
    (select t.${column} from ${table} t where t.owner_id = ${row}.id and t.locale = '${DEFAULT_LOCALE}'))`

/** The language as a table, so that a statement takes it once. */
const LANGUAGE = '(select cast(? as text) as code) l'

function targets({ label, permission, from, isCode, edit }: Source): LinkTargetKind {
  const rows = async (end: string, locale: Locale, ...rest: unknown[]): Promise<LinkedRecord[]> => {
    const { read } = await app.container.make(Store)
    const found = await read.all<Row>(`select * from (${from}) s ${end}`, locale, ...rest)
    return found.map((row) => ({
      id: String(row.id),
      title: row.title || String(row.id),
      caption: row.caption || null,
      edit: edit(row),
    }))
  }
  return {
    label,
    permission,
    find({ q, locale, limit }) {
      const { sql, bindings } = namedLike('s.title', q)
      return rows(`where s.is_offered = true and ${sql} order by s.title, s.id limit ?`, locale, ...bindings, limit)
    },
    async titles(ids, locale) {
      const { read } = await app.container.make(Store)
      const list = isCode ? read.texts : read.ids
      return rows(`where s.id in ${list}`, locale, isCode ? ids : ids.map(Number))
    },
  }
}

/** Pages, posts and other contents. Those of the trash are not offered. */
export const contents = targets({
  label: { fr_FR: 'Page ou article', en_GB: 'Page or post' },
  permission: 'cms.pages.list',
  from: `select c.id, c.type, c.status <> 'trash' as is_offered, ${texts('cms_content_translations', 'title', 'c')} as title,
      ${texts('cms_content_translations', 'slug', 'c')} as caption
    from cms_contents c cross join ${LANGUAGE}`,
  edit: ({ id, type }) => ({ screen: `cms.admin.${type}.form`, params: { id } }),
})

const named = (kind: 'category' | 'tag', list: 'categories' | 'tags', label: Label) =>
  targets({
    label,
    permission: `cms.${list}.list`,
    from: `select c.id, '' as type, true as is_offered, ${texts(`cms_${kind}_translations`, 'name', 'c')} as title,
        ${texts(`cms_${kind}_translations`, 'slug', 'c')} as caption
      from cms_${list} c cross join ${LANGUAGE}`,
    edit: ({ id }) => ({ screen: `cms.admin.${list}.form`, params: { id } }),
  })

export const categories = named('category', 'categories', { fr_FR: 'Catégorie de contenus', en_GB: 'Content category' })

export const tags = named('tag', 'tags', { fr_FR: 'Étiquette', en_GB: 'Tag' })

/** The lists of content types. */
export const archives = targets({
  label: { fr_FR: 'Page de liste', en_GB: 'List page' },
  permission: 'cms.content_types.list',
  from: `select c.code as id, '' as type, c.has_archive as is_offered, c.label ->> l.code as title, c.archive_slug ->> l.code as caption
    from cms_content_types c cross join ${LANGUAGE}`,
  isCode: true,
  edit: () => ({ screen: 'cms.admin.content_types', params: {} }),
})
