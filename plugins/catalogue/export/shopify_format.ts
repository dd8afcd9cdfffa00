import { DEFAULT_LOCALE } from '#core/i18n/locales'
import { ShownAttributes, stockText } from '#plugins/catalogue/export/shown_attributes'
import type { Cells } from '#plugins/catalogue/export/own_rows'
import type { ExportedProduct, ForeignLines } from '#plugins/catalogue/export/foreign_format'
import type { ExportVocabulary } from '#plugins/catalogue/export/export_vocabulary'
import type { Store } from '#core/database/store'

/** The columns of Shopify's template, in its order. */
const COLUMNS = [
  ...['Title', 'URL handle', 'Description', 'Vendor', 'Type', 'Tags', 'Published on online store', 'Status', 'SKU'],
  ...['Barcode', 'Option1 name', 'Option1 value', 'Option2 name', 'Option2 value', 'Option3 name', 'Option3 value'],
  ...['Price', 'Compare-at price', 'Charge tax', 'Inventory tracker', 'Inventory quantity'],
  ...['Continue selling when out of stock', 'Weight value (grams)', 'Weight unit for display', 'Requires shipping'],
  ...['Fulfillment service', 'Product image URL', 'Image position', 'Gift card', 'SEO title', 'SEO description'],
]

/** Options that a product of Shopify may have. Further ones are told in the last. */
const MOST_OPTIONS = 3

const STATUSES: Record<string, string> = { published: 'active', private: 'archived', draft: 'draft' }

const parts = (cell = '') => cell.split('|').filter((part) => part !== '')
const flag = (is: boolean) => (is ? 'TRUE' : 'FALSE')

/** Products as Shopify imports them: a line for each variant and each further picture, the texts in the first. */
export async function shopifyFormat(store: Store, vocabulary: ExportVocabulary): Promise<ForeignLines> {
  const shown = await ShownAttributes.of(store, vocabulary)
  return {
    header: COLUMNS,
    rows: ({ product, rows }) => {
      const [first = {}] = rows
      const handle = first[`slug.${DEFAULT_LOCALE}`] || product.code
      const images = parts(first.images)
      const count = Math.max(rows.length, images.length)
      return Array.from({ length: count }, (_, i) => ({
        'URL handle': handle,
        ...(i === 0 ? textCells(product, first) : {}),
        ...(rows[i] ? variantCells(product, rows[i], shown) : {}),
        ...(images[i] ? { 'Product image URL': images[i], 'Image position': String(i + 1) } : {}),
      }))
    },
  }
}

function textCells({ status }: ExportedProduct['product'], row: Cells): Cells {
  const text = (name: string) => row[`${name}.${DEFAULT_LOCALE}`] ?? ''
  return {
    'Title': text('name'),
    'Description': text('description'),
    'Type': parts(row.categories)[0] ?? '',
    'Published on online store': flag(status === 'published'),
    'Status': STATUSES[status] ?? 'draft',
    'Gift card': 'FALSE',
    'SEO title': text('meta_title'),
    'SEO description': text('meta_description'),
  }
}

function variantCells(
  { type, optionAttributes }: ExportedProduct['product'],
  row: Cells,
  shown: ShownAttributes
): Cells {
  const isShipped = type !== 'virtual' && type !== 'downloadable'
  const grams = row.weight ? String(Math.round(Number(row.weight) * 1000)) : ''
  return {
    'SKU': row.sku ?? '',
    'Barcode': row.barcode ?? '',
    ...optionCells(optionAttributes, row, shown),
    // The price is what is asked now; the one before is struck through.
    'Price': row.special_price || (row.price ?? ''),
    'Compare-at price': row.special_price ? (row.price ?? '') : '',
    'Charge tax': 'TRUE',
    'Inventory tracker': row.manage_stock === '1' ? 'shopify' : '',
    'Inventory quantity': stockText(row),
    'Continue selling when out of stock': row.manage_stock === '0' ? 'CONTINUE' : 'DENY',
    'Weight value (grams)': grams,
    'Weight unit for display': grams === '' ? '' : 'kg',
    'Requires shipping': flag(isShipped),
    'Fulfillment service': 'manual',
  }
}

/** A product without options has one that nobody sees. */
function optionCells(codes: readonly string[], row: Cells, shown: ShownAttributes): Cells {
  if (codes.length === 0) return { 'Option1 name': 'Title', 'Option1 value': 'Default Title' }
  const cells: Cells = {}
  for (const [i, code] of codes.entries()) {
    const n = Math.min(i + 1, MOST_OPTIONS)
    const before = { name: cells[`Option${n} name`], value: cells[`Option${n} value`] }
    cells[`Option${n} name`] = [before.name ?? [], shown.nameOf(code)].flat().join(' / ')
    cells[`Option${n} value`] = [before.value ?? [], shown.optionOf(code, row)].flat().join(' / ')
  }
  return cells
}
