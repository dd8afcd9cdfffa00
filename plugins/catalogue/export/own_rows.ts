import { DateTime } from 'luxon'
import { LOCALES, type Locale } from '#core/i18n/locales'
import { snakeCase } from '#core/database/table'
import { writeDecimal } from '#core/money/decimal'
import { productTextNames, variantTextNames } from '#plugins/catalogue/products/fields'
import { isShipped, ownsPrice, ownsStock } from '#plugins/catalogue/products/upsert/product_kinds'
import type { ExportVocabulary } from '#plugins/catalogue/export/export_vocabulary'
import type {
  DownloadState,
  PartState,
  PriceState,
  ProductState,
  VariantState,
} from '#plugins/catalogue/products/upsert/product_state'

/** Cells of a line by column. */
export type Cells = Record<string, string>

/** Names of files, for a page of products. */
export interface FileNames {
  /** Picture or video → the name of its file. */
  media: ReadonlyMap<number, string>
  /** Hash of a file of downloads → what an import finds it by. */
  files: ReadonlyMap<string, string>
}

/** The columns of our own format, in the order that docs/import.md has. */
export function ownHeader(vocabulary: ExportVocabulary): string[] {
  const { attributes, sources, priceGroups, tierGroups, bundleOptions } = vocabulary
  const inLanguages = (name: string) => LOCALES.map((locale) => `${name}.${locale}`)
  return [
    ...['sku', 'product', 'type', 'family', 'status', 'tax_category'],
    ...productTextNames.flatMap((name) => inLanguages(snakeCase(name))),
    ...['categories', 'dishes', 'price', 'special_price', 'special_from', 'special_to', 'manage_stock', 'weight'],
    ...variantTextNames.map(snakeCase),
    ...sources.map((source) => `stock.${source}`),
    ...['images', 'videos'],
    ...attributes.flatMap(({ code, isConfigurable }) => (isConfigurable ? [`option.${code}`] : [])),
    ...attributes.flatMap(({ code, valuePerLocale }) => {
      return valuePerLocale ? inLanguages(`attr.${code}`) : [`attr.${code}`]
    }),
    ...priceGroups.map((group) => `group_price.${group}`),
    ...tierGroups.map(tiersOf),
    ...(bundleOptions.length > 0 ? ['bundle_price'] : []),
    ...bundleOptions.flatMap((code) => [`bundle.${code}`, ...inLanguages(`bundle.${code}`)]),
    ...(vocabulary.hasMembers ? ['grouped'] : []),
    ...(vocabulary.hasDownloads ? ['links', 'samples'].flatMap((name) => [name, ...inLanguages(name)]) : []),
  ]
}

/** The lines of a product, one a variant. Absent cells are empty. */
export function ownRows(product: ProductState, vocabulary: ExportVocabulary, names: FileNames): Cells[] {
  const common = productCells(product, vocabulary, names)
  return product.variants.map((variant) => ({ ...common, ...variantCells(product, variant, vocabulary) }))
}

function productCells(product: ProductState, vocabulary: ExportVocabulary, names: FileNames): Cells {
  const { code, type, status, taxCategory, translations, media } = product
  const paths = (ids: readonly number[]) => ids.map((id) => vocabulary.places.get(id) ?? '').join('|')
  const files = (kind: 'image' | 'video') =>
    media.flatMap((one) => (one.kind === kind ? [names.media.get(one.mediaId) ?? ''] : [])).join('|')
  return {
    product: code,
    type,
    family: vocabulary.families.get(product.familyId) ?? '',
    status,
    tax_category: taxCategory ?? '',
    categories: paths(product.categories),
    dishes: paths(product.dishes),
    images: files('image'),
    videos: files('video'),
    ...textCells(translations),
    ...attributeCells(product, vocabulary),
    ...compositionCells(product, names),
  }
}

function textCells(translations: ProductState['translations']): Cells {
  const cells: Cells = {}
  for (const locale of LOCALES) {
    for (const name of productTextNames) cells[`${snakeCase(name)}.${locale}`] = translations[locale][name]
  }
  return cells
}

function attributeCells({ attributes, translations }: ProductState, vocabulary: ExportVocabulary): Cells {
  const cells: Cells = {}
  for (const { code, type, valuePerLocale } of vocabulary.attributes) {
    if (!valuePerLocale) cells[`attr.${code}`] = valueText(type, attributes[code])
    else
      for (const locale of LOCALES) {
        cells[`attr.${code}.${locale}`] = valueText(type, translations[locale].attributes[code])
      }
  }
  return cells
}

function valueText(type: string, value: unknown): string {
  if (value === undefined || value === null) return ''
  if (Array.isArray(value)) return value.join('|')
  if (typeof value === 'boolean') return value ? '1' : '0'
  return type === 'price' ? writeDecimal(Number(value), 2) : String(value)
}

function compositionCells(
  { type, priceRule, partsDiscount, bundle, members, downloads }: ProductState,
  names: FileNames
) {
  const cells: Cells = { grouped: members.map(partText).join('|') }
  if (type === 'bundle') {
    cells.bundle_price = partsDiscount > 0 ? `${priceRule} -${percentText(partsDiscount)}` : priceRule
  }
  for (const { code, type: kind, isRequired, label, parts } of bundle) {
    const head = `${kind} ${isRequired ? 'required' : 'optional'}`
    cells[`bundle.${code}`] = [head, ...parts.map(partText)].join('|')
    for (const locale of LOCALES) cells[`bundle.${code}.${locale}`] = label[locale] ?? ''
  }
  for (const [column, kind] of [
    ['links', 'link'],
    ['samples', 'sample'],
  ] as const) {
    const own = downloads.filter((one) => one.kind === kind)
    cells[column] = own.map((one) => downloadText(one, names)).join('|')
    for (const locale of LOCALES) cells[`${column}.${locale}`] = titlesText(own, locale)
  }
  return cells
}

function partText({ sku, quantity, isDefault, isQuantityFree }: PartState): string {
  return `${sku}*${quantity}${isDefault ? ' default' : ''}${isQuantityFree ? ' free' : ''}`
}

function downloadText({ source, times, days }: DownloadState, { files }: FileNames): string {
  return `${files.get(source) ?? source}${times > 0 ? ` times=${times}` : ''}${days > 0 ? ` days=${days}` : ''}`
}

function titlesText(downloads: readonly DownloadState[], locale: Locale): string {
  const titles = downloads.map(({ title }) => title[locale] ?? '')
  return titles.every((title) => title === '') ? '' : titles.join('|')
}

function variantCells(
  product: ProductState,
  variant: VariantState,
  { digits, zone, sources }: ExportVocabulary
): Cells {
  const amount = (value: number | null) => (value === null ? '' : writeDecimal(value, digits))
  const cells: Cells = { sku: variant.sku }
  for (const name of variantTextNames) cells[snakeCase(name)] = variant[name] ?? ''
  for (const [code, option] of Object.entries(variant.options)) cells[`option.${code}`] = option
  if (isShipped(product.type) && variant.weight !== null) cells.weight = withoutZeros(writeDecimal(variant.weight, 3))
  if (ownsStock(product.type)) {
    cells.manage_stock = variant.manageStock ? '1' : '0'
    for (const source of sources) cells[`stock.${source}`] = String(variant.stock[source]?.onHand ?? '')
  }
  if (!ownsPrice(product)) return cells
  cells.price = amount(variant.price)
  cells.special_price = amount(variant.specialPrice)
  cells.special_from = momentText(variant.specialFrom, 'start', zone)
  cells.special_to = momentText(variant.specialTo, 'end', zone)
  return { ...cells, ...priceCells(variant.prices, digits) }
}

const tiersOf = (group: string) => (group === '' ? 'tiers' : `tiers.${group}`)

function priceCells(prices: readonly PriceState[], digits: number): Cells {
  const cells: Cells = {}
  for (const { group, quantity, amount, percent } of prices) {
    const text = amount === null ? `-${percentText(percent ?? 0)}` : writeDecimal(amount, digits)
    const column = tiersOf(group)
    if (quantity === 1) cells[`group_price.${group}`] = text
    else cells[column] = [...(cells[column] ? [cells[column]] : []), `${quantity}:${text}`].join('|')
  }
  return cells
}

/** Basis points as a percentage: 1250 is `12.5%`. */
const percentText = (basisPoints: number) => `${withoutZeros(writeDecimal(basisPoints, 2))}%`

const withoutZeros = (text: string) => text.replace(/\.?0+$/, (zeros) => (text.includes('.') ? '' : zeros))

/** A day in the zone of the shop, or an instant that is no border of days. */
function momentText(instant: string | null, edge: 'start' | 'end', zone: string): string {
  if (instant === null) return ''
  const time = DateTime.fromISO(instant, { zone })
  if (time.toMillis() !== time.startOf('day').toMillis()) return time.toISO({ suppressMilliseconds: true }) ?? ''
  return (edge === 'end' ? time.minus({ days: 1 }) : time).toFormat('yyyy-MM-dd')
}
