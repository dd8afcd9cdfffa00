import { refusedRow, type ImportProblem } from '#core/import/problem'
import { parsePythonList, PythonListError } from '#core/import/reading/python_list'
import { keyMissing, listUnreadable, strengthUnusual } from '#plugins/catalogue/import/errors'
import { unprintableError } from '#plugins/catalogue/products/upsert/printable_errors'
import { readCells, type OwnColumns } from '#plugins/catalogue/import/own_format'
import {
  ACIDITIES,
  BODIES,
  dishLabel,
  SULPHITES,
  USUAL_VOLUME,
  WINE_FAMILY,
  WINE_TYPES,
} from '#plugins/catalogue/import/x_wines_words'
import { countryOption, vocabularyOf } from '#plugins/catalogue/import/x_wines_vocabulary'
import type { Origin } from '#core/audit/origin'
import type { RowKey, SheetRow } from '#core/import/importer'
import type { Transaction } from '#core/database/store'
import type { Draft } from '#plugins/catalogue/import/cell_reader'
import { attributeWrite } from '#plugins/catalogue/import/undo/attributes'
import type { DescribedProduct } from '#plugins/catalogue/import/product_media'
import type { Prepared, ProductFormat } from '#plugins/catalogue/import/product_session'
import type { ProvideVocabulary } from '#plugins/catalogue/import/provide_vocabulary'
import type { AttributeInput, VariantInput } from '#plugins/catalogue/products/upsert/product_input'

interface XWinesOptions {
  /** Columns of our own format that defaults or a mapping add to the file. */
  columns: OwnColumns
  /** Creates the attributes, options and categories that the shop lacks; null: the import must not create any. */
  provider: ProvideVocabulary | null
  origin: Origin
  hasPictures: boolean
}

/** Alcohol in % vol. above which a warning is given. Wines are rarely stronger, so the row may be a spirit. */
const UNUSUAL_STRENGTH = 25

/** Column of the file by place in the product input. */
const COLUMN_OF: Record<string, string> = {
  'variants.0.sku': 'WineID',
  'translations.fr_FR.name': 'WineName',
  'translations.en_GB.name': 'WineName',
  'attributes.wine_type': 'Type',
  'attributes.colour': 'Type',
  'attributes.country': 'Country',
  'attributes.region': 'RegionName',
  'attributes.producer': 'WineryName',
  'attributes.grapes': 'Grapes',
  'attributes.elaboration': 'Elaborate',
  'attributes.vintages': 'Vintages',
  'attributes.abv': 'ABV',
  'attributes.body': 'Body',
  'attributes.acidity': 'Acidity',
  'attributes.website': 'Website',
  'dishes': 'Harmonize',
  'categories': 'Type',
}

/** Values that the file does not have: a bottle of the usual size, which contains sulphites. */
const FALLBACKS = {
  attributes: { volume: USUAL_VOLUME.code },
  translations: {
    fr_FR: { attributes: { allergens: SULPHITES.fr_FR } },
    en_GB: { attributes: { allergens: SULPHITES.en_GB } },
  },
} satisfies Draft['fallbacks']

/** The columns that the import reads. */
export const X_WINES_COLUMNS: ReadonlySet<string> = new Set([...Object.values(COLUMN_OF), 'Code'])

/** The SKU of a wine. The file has none, so it is built from the `WineID`, which never changes. Empty without an id. */
export function skuOf({ WineID: id = '' }: SheetRow['values']): string {
  return id.trim() === '' ? '' : `XW-${id.trim()}`
}

/** The format of an X-Wines file. Each row is a wine: a product with one variant. */
export class XWinesFormat implements ProductFormat {
  constructor(private readonly options: XWinesOptions) {}

  keyOf(values: SheetRow['values']): RowKey {
    const sku = skuOf(values)
    return { group: sku, unique: sku, field: 'WineID' }
  }

  fieldOf(place: string): string | null {
    return COLUMN_OF[place] ?? null
  }

  variant(row: SheetRow, problems: ImportProblem[]): VariantInput {
    const variant: VariantInput = { sku: skuOf(row.values) }
    if (variant.sku === '') problems.push(refusedRow(row.row, keyMissing(), 'WineID'))
    readCells(this.options.columns.variant, variant, row, problems)
    return variant
  }

  product(row: SheetRow, problems: ImportProblem[], warnings: ImportProblem[]): Draft {
    const { values } = row
    const type = WINE_TYPES[(values.Type ?? '').trim()]
    const draft: Draft = {
      family: WINE_FAMILY.code,
      attributes: this.#attributes(row, problems),
      fallbacks: FALLBACKS,
    }
    const name = values.WineName
    if (name !== undefined) draft.translations = { fr_FR: { name }, en_GB: { name } }
    if (values.Harmonize !== undefined) {
      draft.dishes = readList(row, 'Harmonize', problems).map((word) => dishLabel(word).fr_FR)
    }
    this.#checkPrintable(row, problems)
    if (type) draft.categories = [type.category.fr_FR]
    if (this.options.hasPictures) draft.pictures = [(values.WineID ?? '').trim()]
    readCells(this.options.columns.product, draft, row, problems)
    const strength = Number(values.ABV)
    if (strength > UNUSUAL_STRENGTH) warnings.push(refusedRow(row.row, strengthUnusual({ strength }), 'ABV'))
    return draft
  }

  /** Countries and dishes may be created from these cells. Their names must be printable in documents. */
  #checkPrintable(row: SheetRow, problems: ImportProblem[]): void {
    if (!this.options.provider) return
    const words = { Country: row.values.Country ?? '', Harmonize: row.values.Harmonize ?? '' }
    for (const [column, text] of Object.entries(words)) {
      const error = unprintableError(text, column)
      if (error) problems.push(refusedRow(row.row, error, column))
    }
  }

  /** Creates the attributes, options and categories that these wines need and the shop lacks. */
  async prepare(trx: Transaction, products: readonly DescribedProduct[]): Promise<Prepared> {
    const { provider, origin } = this.options
    const rows = products.flatMap((product) => product.rows)
    const made = await provider?.execute(trx, vocabularyOf(rows.map(({ values }) => values)), origin)
    return { warnings: [], writes: (made?.attributes ?? []).map(attributeWrite) }
  }

  #attributes(row: SheetRow, problems: ImportProblem[]): Record<string, AttributeInput> {
    const { values } = row
    const text = (column: string) => (values[column] ?? '').trim() || null
    const type = text('Type')
    const wineType = WINE_TYPES[type ?? '']
    const attributes: Record<string, AttributeInput> = {
      wine_type: wineType?.option.code ?? type,
      colour: wineType?.colour ?? null,
      country: countryOption(values)?.code ?? null,
      region: text('RegionName'),
      producer: text('WineryName'),
      grapes: readList(row, 'Grapes', problems),
      elaboration: text('Elaborate'),
      vintages: readList(row, 'Vintages', problems).join(', '),
      abv: text('ABV')?.replace(/\.0+$/, '') ?? null,
      body: BODIES[text('Body') ?? '']?.code ?? text('Body'),
      acidity: ACIDITIES[text('Acidity') ?? '']?.code ?? text('Acidity'),
      website: text('Website'),
    }
    // An attribute whose column is not in the file stays unchanged.
    return Object.fromEntries(
      Object.entries(attributes).filter(([code]) => (COLUMN_OF[`attributes.${code}`] ?? '') in values)
    )
  }
}

function readList({ row, values }: SheetRow, column: string, problems: ImportProblem[]): string[] {
  try {
    const items = parsePythonList(values[column] || '[]')
    return items.filter((item) => item !== null).map(String)
  } catch (error) {
    if (!(error instanceof PythonListError)) throw error
    problems.push(refusedRow(row, listUnreadable({ at: error.at }), column))
    return []
  }
}
