import { searchIndexOf } from '#core/search/search_index'
import { Store } from '#core/database/store'
import { UpsertProducts } from '#plugins/catalogue/actions/upsert_products'
import { fieldsMissingForNew } from '#plugins/catalogue/importers/errors'
import productFile from '#plugins/catalogue/importers/product_file'
import { fullName } from '#plugins/catalogue/importers/product_columns'
import { ProductSession } from '#plugins/catalogue/importers/product_session'
import { refuseDefaults } from '#plugins/catalogue/importers/refuse_defaults'
import { ProvideVocabulary } from '#plugins/catalogue/importers/provide_vocabulary'
import { holdsNewSkus, shopVocabulary } from '#plugins/catalogue/importers/shop_vocabulary'
import { understandColumns } from '#plugins/catalogue/importers/own_columns'
import { skuOf, X_WINES_COLUMNS, XWinesFormat } from '#plugins/catalogue/importers/x_wines_format'
import { wordsOf, type WineWords } from '#plugins/catalogue/importers/x_wines_vocabulary'
import type { Importer, ImportFile } from '#core/import/importer'

/** What tells a wine list of X-Wines. */
const COLUMNS = ['WineID', 'WineName', 'Type', 'Grapes', 'Harmonize', 'ABV', 'Country', 'WineryName', 'Vintages']

/** The wine list of X-Wines, a public data set: one row a wine, lists written as Python does, no price, no stock. */
const xWinesFile: Importer = {
  resource: 'products',
  label: { fr_FR: 'Vins (X-Wines)', en_GB: 'Wines (X-Wines)' },

  permission: 'catalogue.products.import',

  fullName,

  isField: (field) => X_WINES_COLUMNS.has(field) || productFile.isField?.(field) === true,

  detect(columns) {
    return COLUMNS.every((column) => columns.includes(column)) ? 1 : 0
  },

  async open(file) {
    const store = await file.app.container.make(Store)
    const own = file.fields.filter((field) => !/^[A-Z]/.test(field))
    const { columns } = await understandColumns({ ...file, fields: own }, await shopVocabulary(store))
    await refuseDefaults(file, columns)
    await refuseWithoutPrices(file, store)
    const words: WineWords = { countries: new Map(), dishes: new Set() }
    for await (const { values } of file.rows()) wordsOf(values, words)
    const provider = await file.app.container.make(ProvideVocabulary)
    const format = new XWinesFormat({ columns, words, provider, origin: file.origin, hasPictures: file.hasMedia })
    return new ProductSession(format, {
      upsert: await file.app.container.make(UpsertProducts),
      origin: file.origin,
      hasMedia: file.hasMedia,
      settle: () => searchIndexOf(store).settle(),
      createOptions: true,
      warnings: [],
      mediaFields: { image: 'WineID', video: 'videos' },
    })
  },
}

async function refuseWithoutPrices(file: ImportFile, store: Store): Promise<void> {
  const { fields } = file
  const hasStock = fields.some((field) => field === 'stock' || field.startsWith('stock.'))
  const lacking = [...(fields.includes('price') ? [] : ['price']), ...(hasStock ? [] : ['stock'])]
  if (lacking.length > 0 && (await holdsNewSkus(store, skusOf(file)))) {
    throw fieldsMissingForNew({ fields: lacking.join(', ') })
  }
}

async function* skusOf({ rows }: ImportFile): AsyncGenerator<string, void, undefined> {
  for await (const { values } of rows()) yield skuOf(values)
}

export default xWinesFile
