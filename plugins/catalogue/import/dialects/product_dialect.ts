import productFile, { draftsOf, openProducts } from '#plugins/catalogue/import/product_file'
import { isDialect, type Dialect } from '#core/import/dialect'
import type { Importer } from '#core/import/importer'
import type { Label } from '#core/i18n/label'

/**
 * The importer of product files of another program: its rows become rows of our own format. `isAddition`: its rows are
 * variants of products that are in the shop.
 */
export function productDialect(label: Label, dialect: Dialect, { isAddition = false } = {}): Importer {
  return {
    resource: productFile.resource,
    label,
    permissions: productFile.permissions,
    bringsWords: true,
    dialect,
    draftsOf,
    fullName: productFile.fullName,
    isField: productFile.isField,
    detect: (columns) => (isDialect(dialect, columns) ? 1 : 0),
    open: (file) => openProducts(file, isAddition),
  }
}
