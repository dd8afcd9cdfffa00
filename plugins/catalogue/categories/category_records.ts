import app from '@adonisjs/core/services/app'
import { Store } from '#core/database/store'
import { closeness } from '#core/lists/closeness'
import { fold } from '#core/text/fold'
import type { RecordSource } from '#plugins/platform/index'

const FOUND = (near: string) => `select c.id, c.kind, t.name, t.url_path as path
  from catalogue_category_translations t join catalogue_categories c on c.id = t.category_id
  where t.locale = ? and core_fold(t.name) like ? escape '\\' order by ${near}, t.name limit ?`

const SCREENS = { category: 'catalogue.admin.category', dish: 'catalogue.admin.dish' }

/** Any text that holds these words, as a pattern. */
export const holding = (q: string): string => `%${fold(q).replace(/[\\%_]/g, '\\$&')}%`

/** Categories and dishes, for the palette. */
const categoryRecords: RecordSource = {
  label: { fr_FR: 'Catégories et plats', en_GB: 'Categories and dishes' },
  permission: 'catalogue.categories.list',
  async find({ q, locale, limit }) {
    const { reader } = await app.container.make(Store)
    const close = closeness('c.id', { codes: ['c.code'], titles: ['core_fold(t.name)'] }, q)
    const rows = await reader.all<{ id: number; kind: 'category' | 'dish'; name: string; path: string }>(
      FOUND(close.sql),
      [locale, holding(q), ...close.bindings, limit]
    )
    return rows.map(({ id, kind, name, path }) => ({ name, caption: path, screen: SCREENS[kind], params: { id } }))
  },
}

export default categoryRecords
