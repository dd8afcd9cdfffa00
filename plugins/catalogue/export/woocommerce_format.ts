import { DEFAULT_LOCALE } from '#core/i18n/locales'
import { ShownAttributes, stockText } from '#plugins/catalogue/export/shown_attributes'
import type { Cells } from '#plugins/catalogue/export/own_rows'
import type { ExportedProduct, ForeignLines } from '#plugins/catalogue/export/foreign_format'
import type { ExportVocabulary } from '#plugins/catalogue/export/export_vocabulary'
import type { ProductType } from '#plugins/catalogue/products/upsert/product_input'
import type { Store } from '#core/database/store'

/** The columns of a WooCommerce export, in its order. */
const COLUMNS = [
  ...['ID', 'Type', 'SKU', 'GTIN, UPC, EAN, or ISBN', 'Name', 'Published', 'Is featured?', 'Visibility in catalog'],
  ...['Short description', 'Description', 'Date sale price starts', 'Date sale price ends', 'Tax status', 'Tax class'],
  ...['In stock?', 'Stock', 'Backorders allowed?', 'Sold individually?', 'Weight (kg)', 'Length (cm)', 'Width (cm)'],
  ...['Height (cm)', 'Allow customer reviews?', 'Purchase note', 'Sale price', 'Regular price', 'Categories', 'Tags'],
  ...['Shipping class', 'Images', 'Download limit', 'Download expiry days', 'Parent', 'Grouped products', 'Upsells'],
  ...['Cross-sells', 'External URL', 'Button text', 'Position'],
]

/** Attributes that an import of WooCommerce is sure to read. */
const MOST_ATTRIBUTES = 30

/** WooCommerce has no bundles: one is a product with a price. */
const TYPES: Record<ProductType, string> = {
  simple: 'simple',
  configurable: 'variable',
  virtual: 'simple, virtual',
  downloadable: 'simple, downloadable, virtual',
  grouped: 'grouped',
  bundle: 'simple',
}

const STATUSES: Record<string, string> = { published: '1', private: '0', draft: '-1' }

/** Several values in a cell are separated by commas. */
const joined = (values: readonly string[]) => values.map((value) => value.replaceAll(',', String.raw`\,`)).join(', ')
const parts = (cell = '') => cell.split('|').filter((part) => part !== '')

/** Products as WooCommerce exports and imports them: a line for a product, and one for each of its variations. */
export async function woocommerceFormat(store: Store, vocabulary: ExportVocabulary): Promise<ForeignLines> {
  const shown = await ShownAttributes.of(store, vocabulary)
  const [most] = await store.reader.all<{ count: number | string | null }>(
    "select max(n) as count from (select count(*) as n from catalogue_downloads where kind = 'link' group by product_id) c"
  )
  const numbers = (count: number) => Array.from({ length: count }, (_, i) => i + 1)
  const attributes = numbers(Math.min(MOST_ATTRIBUTES, shown.all.length)).flatMap((n) =>
    ['name', 'value(s)', 'visible', 'global'].map((part) => `Attribute ${n} ${part}`)
  )
  const downloads = numbers(Number(most?.count ?? 0)).flatMap((n) => [`Download ${n} name`, `Download ${n} URL`])
  return {
    header: [...COLUMNS, ...attributes, ...downloads],
    rows: ({ id, product, rows }) => {
      const [first = {}] = rows
      const line = productLine({ id, product, rows }, shown)
      if (product.type !== 'configurable') return [{ ...line, ...pieceCells(first) }]
      const codes = product.optionAttributes
      // A product of variations has no SKU of its own where the first of them has it.
      const isTaken = product.variants.some(({ sku }) => sku === product.code)
      const parent = { ...line, SKU: isTaken ? '' : product.code }
      const variations = rows.map((row, position) => ({
        Type: 'variation',
        Name: `${line.Name} - ${codes.map((code) => shown.optionOf(code, row)).join(', ')}`,
        Published: line.Published ?? '',
        Parent: isTaken ? `id:${id}` : product.code,
        Position: String(position),
        ...pieceCells(row),
        ...numbered(codes.map((code) => ({ name: shown.nameOf(code), values: [shown.optionOf(code, row)] }))),
      }))
      return [parent, ...variations]
    },
  }
}

function productLine({ id, product, rows }: ExportedProduct, shown: ShownAttributes): Cells {
  const [first = {}] = rows
  const text = (name: string) => first[`${name}.${DEFAULT_LOCALE}`] ?? ''
  const options = product.optionAttributes.map((code) => ({
    name: shown.nameOf(code),
    values: [...new Set(rows.map((row) => shown.optionOf(code, row)))],
  }))
  const others = shown.all
    .filter(({ code }) => !product.optionAttributes.includes(code))
    .map((attribute) => ({ name: shown.nameOf(attribute.code), values: shown.valuesOf(attribute, first) }))
    .filter(({ values }) => values.length > 0)
  return {
    'ID': String(id),
    'Type': TYPES[product.type],
    'Name': text('name'),
    'Published': STATUSES[product.status] ?? '-1',
    'Is featured?': first['attr.featured'] === '1' ? '1' : '0',
    'Visibility in catalog': first['attr.visible_individually'] === '0' ? 'hidden' : 'visible',
    'Short description': text('attr.short_description'),
    'Description': text('description'),
    'Tax status': 'taxable',
    'Tax class': first.tax_category ?? '',
    'Length (cm)': first['attr.length'] ?? '',
    'Width (cm)': first['attr.width'] ?? '',
    'Height (cm)': first['attr.height'] ?? '',
    'Categories': joined(parts(first.categories)),
    'Images': joined(parts(first.images)),
    'Grouped products': joined(product.members.map(({ sku }) => sku)),
    'Position': String(product.position),
    ...downloadCells(product),
    ...numbered([...options, ...others].slice(0, MOST_ATTRIBUTES)),
  }
}

/** What is sold: of a product with one variant, or of a variation. */
function pieceCells(row: Cells): Cells {
  const stock = stockText(row)
  return {
    'SKU': row.sku ?? '',
    'GTIN, UPC, EAN, or ISBN': row.barcode ?? '',
    'Date sale price starts': row.special_from ?? '',
    'Date sale price ends': row.special_to ?? '',
    'In stock?': stock === '0' ? '0' : '1',
    'Stock': stock,
    'Backorders allowed?': '0',
    'Weight (kg)': row.weight ?? '',
    'Sale price': row.special_price ?? '',
    'Regular price': row.price ?? '',
  }
}

function numbered(attributes: readonly { name: string; values: readonly string[] }[]): Cells {
  return Object.fromEntries(
    attributes.flatMap(({ name, values }, i) => [
      [`Attribute ${i + 1} name`, name],
      [`Attribute ${i + 1} value(s)`, joined(values)],
      [`Attribute ${i + 1} visible`, '1'],
      [`Attribute ${i + 1} global`, '1'],
    ])
  )
}

/** Files are named by their addresses; those of ours have none that another shop could fetch. */
function downloadCells({ downloads }: ExportedProduct['product']): Cells {
  const links = downloads.filter(({ kind }) => kind === 'link')
  const [first] = links
  if (!first) return {}
  const cells: Cells = {
    'Download limit': first.times > 0 ? String(first.times) : '',
    'Download expiry days': first.days > 0 ? String(first.days) : '',
  }
  for (const [i, { title, source }] of links.entries()) {
    cells[`Download ${i + 1} name`] = title[DEFAULT_LOCALE] ?? ''
    cells[`Download ${i + 1} URL`] = source
  }
  return cells
}
