import app from '@adonisjs/core/services/app'
import { DEFAULT_LOCALE } from '#core/i18n/locales'
import { Store } from '#core/database/store'
import type { CodeNames } from '#core/audit/code_names'

interface Row {
  id: number
  code: string
  name: string | null
}

const FIND = `select c.id, c.code, coalesce(nullif(own.name, ''), first.name) as name from catalogue_categories c
  left join catalogue_category_translations own on own.category_id = c.id and own.locale = ?
  left join catalogue_category_translations first on first.category_id = c.id and first.locale = '${DEFAULT_LOCALE}'`

/** Categories and dishes, by their numbers and by their codes. */
export default {
  fields: [
    'catalogue.products.categories',
    'catalogue.products.dishes',
    'catalogue.categories.parent',
    'catalogue.categories.parent_id',
    'category',
  ],

  async read(locale) {
    const { reader } = await app.container.make(Store)
    const rows = await reader.all<Row>(FIND, [locale])
    return new Map(
      rows.flatMap(({ id, code, name }) => [
        [String(id), name || code],
        [code, name || code],
      ])
    )
  },
} satisfies CodeNames
