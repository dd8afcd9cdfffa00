import { Store } from '#core/database/store'
import { fieldsMissingForNew } from '#plugins/catalogue/import/errors'
import productFile, { draftsOf } from '#plugins/catalogue/import/product_file'
import { fullName } from '#plugins/catalogue/import/product_columns'
import { ProductSession } from '#plugins/catalogue/import/product_session'
import { refuseDefaults } from '#plugins/catalogue/import/refuse_defaults'
import { ProvideVocabulary } from '#plugins/catalogue/import/provide_vocabulary'
import { sessionOptions } from '#plugins/catalogue/import/session_options'
import { holdsNewSkus, shopVocabulary } from '#plugins/catalogue/import/shop_vocabulary'
import { understandColumns } from '#plugins/catalogue/import/own_columns'
import { skuOf, X_WINES_COLUMNS, XWinesFormat } from '#plugins/catalogue/import/x_wines_format'
import type { Importer, ImportFile } from '#core/import/importer'

/** Columns by which an X-Wines file is recognised. */
const COLUMNS = ['WineID', 'WineName', 'Type', 'Grapes', 'Harmonize', 'ABV', 'Country', 'WineryName', 'Vintages']

/** The wine list of X-Wines, a public data set: one row a wine, lists written as Python does, no price, no stock. */
const xWinesFile: Importer = {
  resource: 'products',
  label: { fr_FR: 'Vins (X-Wines)', en_GB: 'Wines (X-Wines)' },

  permissions: ['catalogue.products.import'],

  bringsWords: true,

  draftsOf,

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
    const provider = file.createMissing ? await file.app.container.make(ProvideVocabulary) : null
    const { origin, hasMedia: hasPictures } = file
    const format = new XWinesFormat({ columns, provider, origin, hasPictures })
    const mediaFields = { image: 'WineID', video: 'videos' }
    return new ProductSession(format, await sessionOptions(file, { warnings: [], mediaFields }))
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
