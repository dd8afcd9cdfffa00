import app from '@adonisjs/core/services/app'
import { DEFAULT_LOCALE, type Locale } from '#core/i18n/locales'
import { Store } from '#core/database/store'
import { codesOf } from '#core/links/link_codes'
import { holding } from '#plugins/catalogue/categories/category_records'
import type { CategoryKind } from '#plugins/catalogue/categories/category_tree'
import type { LinkedRecord, LinkTargetKind } from '#core/links/link_kinds'
import type { Label } from '#core/i18n/label'

const SCREENS = { category: 'catalogue.admin.category', dish: 'catalogue.admin.dish' }

const ROWS = `select c.id, c.code, coalesce(nullif(own.name, ''), first.name) as name,
    coalesce(nullif(own.url_path, ''), first.url_path) as path
  from catalogue_categories c
  left join catalogue_category_translations own on own.category_id = c.id and own.locale = ?
  left join catalogue_category_translations first on first.category_id = c.id and first.locale = '${DEFAULT_LOCALE}'
  where c.kind = ?`

interface Row {
  id: number
  code: string
  name: string | null
  path: string | null
}

/** The things of one of the two trees, for links. */
export function categoryTargets(kind: CategoryKind, label: Label): LinkTargetKind {
  const rows = async (where: string, locale: Locale, ...rest: unknown[]): Promise<LinkedRecord[]> => {
    const { read } = await app.container.make(Store)
    const found = await read.all<Row>(`${ROWS} and ${where}`, locale, kind, ...rest)
    return found.map(({ id, code, name, path }) => ({
      id: String(id),
      title: name || code,
      caption: path || null,
      edit: { screen: SCREENS[kind], params: { id } },
    }))
  }
  return {
    label,
    permission: 'catalogue.categories.list',
    codes: codesOf('catalogue_categories', { where: `kind = '${kind}'` }),
    find: ({ q, locale, limit }) =>
      rows(
        `core_fold(coalesce(nullif(own.name, ''), first.name)) like ? escape '\\' order by name limit ?`,
        locale,
        holding(q),
        limit
      ),
    async titles(ids, locale) {
      const { read } = await app.container.make(Store)
      return rows(`c.id in ${read.ids}`, locale, ids.map(Number))
    },
  }
}
