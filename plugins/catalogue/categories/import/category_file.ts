import { isDialect, type Dialect } from '#core/import/dialect'
import { recordImporter } from '#core/import/record_session'
import { snakeCase } from '#core/database/table'
import { Store } from '#core/database/store'
import { CategoryRecords } from '#plugins/catalogue/categories/import/category_records'
import { CATEGORY_COLUMNS, fullName } from '#plugins/catalogue/categories/import/category_columns'
import { SaveCategory } from '#plugins/catalogue/categories/actions/save_category'
import type { ImportFile, Importer } from '#core/import/importer'
import type { Label } from '#core/i18n/label'

const FACTS = {
  resource: 'categories',
  permissions: ['catalogue.categories.create', 'catalogue.categories.update'],
  columns: CATEGORY_COLUMNS,
  key: 'path',
  // A tree is small, and parents may stand after their children.
  batchSize: 2000,
  fullName,
  /** `texts.fr_FR.metaTitle` of a form. */
  columnOf(field: string) {
    const [, locale, text] = /^texts\.([^.]+)\.(\w+)$/.exec(field) ?? []
    return locale && text ? `${snakeCase(text)}.${locale}` : field
  },
  open: async ({ app: { container }, origin }: ImportFile) =>
    new CategoryRecords(await container.make(Store), await container.make(SaveCategory), origin),
}

/** The importer of the files of categories of another program. */
export function categoryDialect(label: Label, dialect: Dialect): Importer {
  return recordImporter({ ...FACTS, label, dialect, detect: (columns) => (isDialect(dialect, columns) ? 1 : 0) })
}

const KNOWN = new Set(CATEGORY_COLUMNS.map(({ field }) => field))

/** Our own format: a category a row, with its path. */
export default recordImporter({
  ...FACTS,
  label: { fr_FR: 'Catégories', en_GB: 'Categories' },
  detect(columns) {
    const names = columns.map(fullName)
    if (!names.includes('path')) return 0
    return names.filter((name) => KNOWN.has(name)).length / names.length
  },
})
