import { refusedRow, type ImportProblem } from '#core/import/problem'
import { parsePythonList, PythonListError } from '#core/import/reading/python_list'
import { keyMissing, listUnreadable, strengthUnusual } from '#plugins/catalogue/importers/errors'
import { readCells, type OwnColumns } from '#plugins/catalogue/importers/own_format'
import {
  ACIDITIES,
  BODIES,
  dishLabel,
  SULPHITES,
  USUAL_VOLUME,
  WINE_FAMILY,
  WINE_TYPES,
} from '#plugins/catalogue/importers/x_wines_words'
import { vocabularyOf, type WineWords } from '#plugins/catalogue/importers/x_wines_vocabulary'
import type { Origin } from '#core/audit/origin'
import type { RowKey, SheetRow } from '#core/import/importer'
import type { Transaction } from '#core/database/store'
import type { Draft } from '#plugins/catalogue/importers/product_columns'
import type { ProductFormat } from '#plugins/catalogue/importers/product_session'
import type { ProvideVocabulary } from '#plugins/catalogue/importers/provide_vocabulary'
import type { AttributeInput, VariantInput } from '#plugins/catalogue/services/upsert/product_input'

interface Parts {
  /** Columns of our own format: those that defaults or a mapping add. */
  columns: OwnColumns
  words: WineWords
  provider: ProvideVocabulary
  origin: Origin
  hasPictures: boolean
}

/** Wines are rarely stronger; a spirit in a wine list is worth a look. */
const STRONG = 25

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

/** What such a list leaves out and holds for a wine: a bottle of the usual size, with sulphites. */
const FALLBACKS = {
  attributes: { volume: USUAL_VOLUME.code },
  translations: {
    fr_FR: { attributes: { allergens: SULPHITES.fr_FR } },
    en_GB: { attributes: { allergens: SULPHITES.en_GB } },
  },
} satisfies Draft['fallbacks']

/** Columns of such a file that are read. */
export const X_WINES_COLUMNS: ReadonlySet<string> = new Set([...Object.values(COLUMN_OF), 'Code'])

/** SKU of a wine: the list has none, its number makes one that stays. */
export function skuOf({ WineID: id = '' }: SheetRow['values']): string {
  return id.trim() === '' ? '' : `XW-${id.trim()}`
}

/** Rows of an X-Wines list: one wine, one product, one variant. */
export class XWinesFormat implements ProductFormat {
  constructor(private readonly parts: Parts) {}

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
    readCells(this.parts.columns.variant, variant, row, problems)
    return variant
  }

  product(row: SheetRow, problems: ImportProblem[], warnings: ImportProblem[]): Draft {
    const { values } = row
    const name = values.WineName ?? ''
    const type = WINE_TYPES[(values.Type ?? '').trim()]
    const draft: Draft = {
      family: WINE_FAMILY.code,
      translations: { fr_FR: { name }, en_GB: { name } },
      attributes: this.#attributes(row, problems),
      fallbacks: FALLBACKS,
      dishes: list(row, 'Harmonize', problems).map((word) => dishLabel(word).fr_FR),
    }
    if (type) draft.categories = [type.category.fr_FR]
    if (this.parts.hasPictures) draft.pictures = [(values.WineID ?? '').trim()]
    readCells(this.parts.columns.product, draft, row, problems)
    const strength = Number(values.ABV)
    if (strength > STRONG) warnings.push(refusedRow(row.row, strengthUnusual({ strength }), 'ABV'))
    return draft
  }

  /** The words of the whole file: the first batch makes them, as is this format's way; the others find them there. */
  async prepare(trx: Transaction): Promise<ImportProblem[]> {
    const { provider, words, origin } = this.parts
    await provider.execute(trx, vocabularyOf(words), origin)
    return []
  }

  #attributes(row: SheetRow, problems: ImportProblem[]): Record<string, AttributeInput> {
    const { values } = row
    const text = (column: string) => (values[column] ?? '').trim() || null
    const type = text('Type')
    const known = WINE_TYPES[type ?? '']
    return {
      wine_type: known?.option.code ?? type,
      colour: known?.colour ?? null,
      country: this.parts.words.countries.get(text('Country') ?? '')?.code ?? null,
      region: text('RegionName'),
      producer: text('WineryName'),
      grapes: list(row, 'Grapes', problems),
      elaboration: text('Elaborate'),
      vintages: list(row, 'Vintages', problems).join(', '),
      abv: text('ABV')?.replace(/\.0+$/, '') ?? null,
      body: BODIES[text('Body') ?? '']?.code ?? text('Body'),
      acidity: ACIDITIES[text('Acidity') ?? '']?.code ?? text('Acidity'),
      website: text('Website'),
    }
  }
}

function list({ row, values }: SheetRow, column: string, problems: ImportProblem[]): string[] {
  try {
    const items = parsePythonList(values[column] || '[]')
    return items.filter((item) => item !== null).map(String)
  } catch (error) {
    if (!(error instanceof PythonListError)) throw error
    problems.push(refusedRow(row, listUnreadable({ at: error.at }), column))
    return []
  }
}
