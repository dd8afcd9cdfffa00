import { Store } from '#core/database/store'
import { refusedRow } from '#core/import/problem'
import { columnLeftAside, fieldsMissing, fieldsMissingForNew } from '#plugins/catalogue/import/errors'
import { refuseDefaults } from '#plugins/catalogue/import/refuse_defaults'
import { knownFields } from '#plugins/catalogue/import/known_fields'
import { ListTaxCategories } from '#plugins/catalogue/prices/list_tax_categories'
import { OwnFormat } from '#plugins/catalogue/import/own_format'
import { columnName, fullName } from '#plugins/catalogue/import/product_columns'
import { ProductSession } from '#plugins/catalogue/import/product_session'
import { ProvideVocabulary } from '#plugins/catalogue/import/provide_vocabulary'
import { sessionOptions } from '#plugins/catalogue/import/session_options'
import { holdsNewSkus, shopVocabulary } from '#plugins/catalogue/import/shop_vocabulary'
import { understandColumns } from '#plugins/catalogue/import/own_columns'
import type { CellContext } from '#plugins/catalogue/import/cell_reader'
import type { Importer, ImportFile } from '#core/import/importer'

/** Columns that other programs' files have and ours has not: such a file is not taken for one of ours. */
const FOREIGN = ['attribute_family_code', 'attribute_family_name', 'parent_sku', 'Handle', 'Variant SKU']

const PLAIN: CellContext = { currency: 'EUR', digits: 2, timezone: 'UTC' }

/** The drafts that were made or changed on these days, in the list of products: from there they are published together. */
export function draftsOf(days: string) {
  const query = { 'filter[status]': 'draft', 'filter[updated_at]': days, 'sort': '-updated_at' }
  return { screen: 'catalogue.admin.products', query }
}

/** Our own format: one row a variant. Files of others are read by it once their columns are mapped. */
const productFile: Importer = {
  resource: 'products',
  label: { fr_FR: 'Produits', en_GB: 'Products' },

  permissions: ['catalogue.products.import'],

  fullName,

  isField: (field) => columnName(field, PLAIN).kind !== 'unknown',

  draftsOf,

  fields: async ({ container }) => knownFields(await container.make(Store)),

  detect(columns, isMapped) {
    if (!isMapped && columns.some((column) => FOREIGN.includes(column))) return 0
    const known = columns.filter((column) => columnName(column, PLAIN).kind !== 'unknown').length
    const share = known / Math.max(1, columns.length)
    if (columns.includes('sku')) return 0.5 + share / 2
    return known >= 2 ? share / 2 : 0
  },

  open: (file) => openProducts(file, false),
}

/** Opens a file whose rows are in our format. `isAddition`: it has no new products, so that it needs no names and prices. */
export async function openProducts(file: ImportFile, isAddition: boolean): Promise<ProductSession> {
  const store = await file.app.container.make(Store)
  const vocabulary = await shopVocabulary(store)
  const { columns, missing, aside } = await understandColumns(file, vocabulary)
  await refuseDefaults(file, columns)
  if (!isAddition) await refuseWithoutFields(file, store)
  const warnings = aside.map((column) => refusedRow(null, columnLeftAside({ column }), column))
  const provider = missing.length > 0 ? await file.app.container.make(ProvideVocabulary) : null
  const taxes = await file.app.container.make(ListTaxCategories)
  const format = new OwnFormat(
    columns,
    provider &&
      (async (trx, families) => {
        const made = await provider.execute(trx, { attributes: missing, families: [...families] }, file.origin)
        return made.attributes.flatMap(({ id, code }) => {
          const wanted = missing.find((each) => each.code === code)
          return wanted ? [{ ...wanted, id }] : []
        })
      }),
    taxes.hasSources() ? new Set((await taxes.execute()).map(({ code }) => code)) : null
  )
  const mediaFields = { image: 'images', video: 'videos' }
  return new ProductSession(format, await sessionOptions(file, { warnings, mediaFields }))
}

/**
 * Refuses a file without SKUs, and one without prices or names that has new products. Reported once for the file, instead
 * of once per row.
 */
async function refuseWithoutFields(file: ImportFile, store: Store): Promise<void> {
  const { fields } = file
  if (!fields.includes('sku')) throw fieldsMissing({ fields: 'sku' })
  const isNamed = fields.some((field) => field === 'name' || field.startsWith('name.'))
  const lacking = [...(fields.includes('price') ? [] : ['price']), ...(isNamed ? [] : ['name'])]
  if (lacking.length > 0 && (await holdsNewSkus(store, skusOf(file)))) {
    throw fieldsMissingForNew({ fields: lacking.join(', ') })
  }
}

async function* skusOf({ rows }: ImportFile): AsyncGenerator<string, void, undefined> {
  for await (const { values } of rows()) yield (values.sku ?? '').trim()
}

export default productFile
