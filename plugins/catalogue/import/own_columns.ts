import { chooseKinds, type AttributeKind } from '#plugins/catalogue/import/attribute_kinds'
import { ChannelPort } from '#core/context/shop_context'
import { LOCALES, isLocale, type Locale } from '#core/i18n/locales'
import { minorDigits } from '#core/money/currency'
import {
  attributeCodeInvalid,
  attributesUnknown,
  localesUnknown,
  sourcesUnknown,
} from '#plugins/catalogue/import/errors'
import {
  attributeReader,
  columnName,
  optionReader,
  stockReader,
  textReader,
} from '#plugins/catalogue/import/product_columns'
import type { ColumnName } from '#plugins/catalogue/import/cell_reader'
import type { ImportFile } from '#core/import/importer'
import type { OwnColumns } from '#plugins/catalogue/import/own_format'
import type { ShopVocabulary } from '#plugins/catalogue/import/shop_vocabulary'
import type { WantedAttribute } from '#plugins/catalogue/import/vocabulary'
import { ATTRIBUTE_CODE } from '#plugins/catalogue/database/text_limits'

/** What the columns of a file come to. */
export interface Understood {
  columns: OwnColumns
  /** Attributes to be made. */
  missing: WantedAttribute[]
  /** Columns that mean nothing here. */
  aside: string[]
}

export async function understandColumns(file: ImportFile, vocabulary: ShopVocabulary): Promise<Understood> {
  const [channel] = (await file.app.container.make(ChannelPort)).all()
  const { baseCurrency: currency, timezone } = channel ?? { baseCurrency: 'EUR', timezone: 'UTC' }
  const context = { currency, digits: minorDigits(currency), timezone }
  const named = file.fields.map((field) => ({ field, name: columnName(field, context) }))
  refuseLocales(named)
  refuseSources(named, vocabulary)
  const lacking = missingColumns(named, vocabulary)
  if (lacking.length > 0 && !file.createMissing) {
    throw attributesUnknown({ columns: [...new Set(lacking.map(({ code }) => code))].join(', ') })
  }
  const missing = await missingAttributes(file, lacking)
  const made = new Set(missing.map(({ code }) => code))
  const empty = new Set(lacking.filter(({ code }) => !made.has(code)).map(({ field }) => field))
  const columns: OwnColumns = { product: [], variant: [] }
  for (const { field, name } of named) if (!empty.has(field)) addColumn(columns, field, name)
  const aside = named.filter(({ name }) => name.kind === 'unknown').map(({ field }) => field)
  return { columns, missing, aside }
}

function addColumn({ product, variant }: OwnColumns, field: string, name: ColumnName): void {
  if (name.kind === 'product') product.push(name.reader)
  if (name.kind === 'variant') variant.push(name.reader)
  if (name.kind === 'stock') variant.push(stockReader(field, name.source))
  if (name.kind === 'option') variant.push(optionReader(field, name.code))
  if (name.kind === 'text') product.push(textReader(field, name.field, name.locale as Locale))
  if (name.kind === 'attribute') product.push(attributeReader(field, name.code, name.locale as Locale | null))
}

interface NamedField {
  field: string
  name: ColumnName
}

function refuseLocales(named: readonly NamedField[]): void {
  const unknown = named.filter(({ name }) => 'locale' in name && name.locale !== null && !isLocale(name.locale))
  if (unknown.length === 0) return
  throw localesUnknown({ columns: unknown.map(({ field }) => field).join(', '), known: LOCALES.join(', ') })
}

/** A shop that was never opened has no source yet: the first product brings the one that every shop has. */
function refuseSources(named: readonly NamedField[], { sources }: ShopVocabulary): void {
  if (sources.size === 0) return
  const unknown = named.filter(({ name }) => name.kind === 'stock' && !sources.has(name.source))
  if (unknown.length === 0) return
  throw sourcesUnknown({ columns: unknown.map(({ field }) => field).join(', '), known: [...sources].join(', ') })
}

/** A column of an attribute that the shop lacks. */
interface LackingColumn {
  field: string
  code: string
  isOption: boolean
  valuePerLocale: boolean
}

function missingColumns(named: readonly NamedField[], { attributes }: ShopVocabulary): LackingColumn[] {
  return named.flatMap(({ field, name }): LackingColumn[] => {
    if (name.kind !== 'attribute' && name.kind !== 'option') return []
    if (attributes.has(name.code)) return []
    if (!ATTRIBUTE_CODE.test(name.code)) throw attributeCodeInvalid({ column: field })
    const isOption = name.kind === 'option'
    return [{ field, code: name.code, isOption, valuePerLocale: !isOption && name.locale !== null }]
  })
}

/** The attributes to be made, without those of empty columns. Variants differ by a choice; what others are like follows from what stands in the column. */
async function missingAttributes(file: ImportFile, lacking: readonly LackingColumn[]): Promise<WantedAttribute[]> {
  const columns = lacking.filter(({ isOption }) => !isOption).map(({ field }) => field)
  const kinds = await chooseKinds(columns, file.rows())
  const missing = new Map<string, WantedAttribute>()
  for (const { field, code, isOption, valuePerLocale } of lacking) {
    if (missing.get(code)?.isConfigurable) continue
    const kind: AttributeKind | null = isOption ? { type: 'select', isFilterable: true } : (kinds.get(field) ?? null)
    if (!kind) continue
    const title = titleOf(code)
    const label = file.labels.get(field) ?? { fr_FR: title, en_GB: title }
    missing.set(code, { code, label, ...textPerLocale(kind, valuePerLocale), isConfigurable: isOption })
  }
  return [...missing.values()]
}

/** Only texts have a value for each language. */
function textPerLocale(kind: AttributeKind, valuePerLocale: boolean): AttributeKind & { valuePerLocale: boolean } {
  const isText = kind.type === 'text' || kind.type === 'textarea'
  return valuePerLocale && !isText ? { type: 'text', valuePerLocale } : { ...kind, valuePerLocale }
}

function titleOf(code: string): string {
  const words = code.replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
