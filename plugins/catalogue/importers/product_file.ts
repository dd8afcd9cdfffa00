import { searchIndexOf } from '#core/search/search_index'
import { Store } from '#core/database/store'
import { refusedRow } from '#core/import/problem'
import { UpsertProducts } from '#plugins/catalogue/actions/upsert_products'
import { columnLeftAside, fieldsMissing, fieldsMissingForNew } from '#plugins/catalogue/importers/errors'
import { refuseDefaults } from '#plugins/catalogue/importers/refuse_defaults'
import { knownFields } from '#plugins/catalogue/importers/known_fields'
import { ListTaxCategories } from '#plugins/catalogue/queries/products/list_tax_categories'
import { OwnFormat } from '#plugins/catalogue/importers/own_format'
import { columnName, fullName, type CellContext } from '#plugins/catalogue/importers/product_columns'
import { ProductSession } from '#plugins/catalogue/importers/product_session'
import { ProvideVocabulary } from '#plugins/catalogue/importers/provide_vocabulary'
import { holdsNewSkus, shopVocabulary } from '#plugins/catalogue/importers/shop_vocabulary'
import { understandColumns } from '#plugins/catalogue/importers/own_columns'
import type { Importer, ImportFile } from '#core/import/importer'

/** Columns that other programs' files have and ours has not: such a file is not taken for one of ours. */
const FOREIGN = ['attribute_family_code', 'attribute_family_name', 'parent_sku', 'Handle', 'Variant SKU']

const PLAIN: CellContext = { currency: 'EUR', digits: 2, timezone: 'UTC' }

/** Our own format: one row a variant. Files of others are read by it once their columns are mapped. */
const productFile: Importer = {
  resource: 'products',
  label: { fr_FR: 'Produits', en_GB: 'Products' },

  permission: 'catalogue.products.import',

  fullName,

  isField: (field) => columnName(field, PLAIN).kind !== 'unknown',

  fields: async ({ container }) => knownFields(await container.make(Store)),

  detect(columns, isMapped) {
    if (!isMapped && columns.some((column) => FOREIGN.includes(column))) return 0
    const known = columns.filter((column) => columnName(column, PLAIN).kind !== 'unknown').length
    const share = known / Math.max(1, columns.length)
    if (columns.includes('sku')) return 0.5 + share / 2
    return known >= 2 ? share / 2 : 0
  },

  async open(file) {
    const store = await file.app.container.make(Store)
    const vocabulary = await shopVocabulary(store)
    const { columns, missing, aside } = await understandColumns(file, vocabulary)
    await refuseDefaults(file, columns)
    await refuseWithoutFields(file, store)
    const warnings = aside.map((column) => refusedRow(null, columnLeftAside({ column }), column))
    const provider = missing.length > 0 ? await file.app.container.make(ProvideVocabulary) : null
    const taxes = await file.app.container.make(ListTaxCategories)
    const format = new OwnFormat(
      columns,
      provider &&
        (async (trx, families) => {
          const made = await provider.execute(trx, { attributes: missing, families: [...families] }, file.origin)
          return made.attributes
        }),
      taxes.hasSources() ? new Set((await taxes.execute()).map(({ code }) => code)) : null
    )
    return new ProductSession(format, {
      upsert: await file.app.container.make(UpsertProducts),
      origin: file.origin,
      hasMedia: file.hasMedia,
      settle: () => searchIndexOf(store).settle(),
      createOptions: file.createMissing,
      warnings,
      mediaFields: { image: 'images', video: 'videos' },
    })
  },
}

/**
 * A file without SKUs says nothing; one without prices or names can only tell of products that the shop has. Said once,
 * instead of once for every row.
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
