import { AttributeNames } from '#plugins/catalogue/import/dialects/attribute_names'
import { htmlOf, isYes, joined, kilogramsOf, partsOf } from '#plugins/catalogue/import/dialects/cell_text'
import { productDialect } from '#plugins/catalogue/import/dialects/product_dialect'
import { slugify } from '#core/text/slug'
import { TEXT_LIMITS } from '#plugins/catalogue/database/text_limits'
import type { ForeignFile, ForeignRow, Translation } from '#core/import/dialect'

/** The columns of today's exports, with their names in older ones. */
const COLUMNS = {
  'Handle': ['URL handle'],
  'Title': [],
  'Description': ['Body (HTML)', 'Body HTML'],
  'Vendor': [],
  'Type': [],
  'Tags': [],
  'Published': ['Published on online store'],
  'Status': [],
  'SKU': ['Variant SKU'],
  'Barcode': ['Variant Barcode'],
  'Option1 name': [],
  'Option1 value': [],
  'Option2 name': [],
  'Option2 value': [],
  'Option3 name': [],
  'Option3 value': [],
  'Price': ['Variant Price'],
  'Compare-at price': ['Variant Compare At Price'],
  'Inventory tracker': ['Variant Inventory Tracker'],
  'Inventory quantity': ['Variant Inventory Qty'],
  'Grams': ['Variant Grams', 'Weight value (grams)'],
  'Requires shipping': ['Variant Requires Shipping'],
  'Image': ['Product image URL', 'Image Src'],
  'Variant image': ['Variant image URL'],
  'SEO title': [],
  'SEO description': [],
}

const FIELDS = {
  'product': 'Handle',
  'sku': 'SKU',
  'type': 'Option1 name',
  'status': 'Status',
  'name.fr_FR': 'Title',
  'slug.fr_FR': 'Handle',
  'description.fr_FR': 'Description',
  'meta_title.fr_FR': 'SEO title',
  'meta_description.fr_FR': 'SEO description',
  'categories': 'Type',
  'images': 'Image',
  'barcode': 'Barcode',
  'price': 'Price',
  'special_price': 'Compare-at price',
  'weight': 'Grams',
  'stock': 'Inventory quantity',
  'manage_stock': 'Inventory tracker',
}

/** Options of a product, and values of a variant. */
const OPTIONS = [1, 2, 3] as const

/** What the rows of one handle say together: only the first has the texts, others add variants or pictures. */
interface Product {
  first: ForeignRow
  images: string[]
}

async function translate(file: ForeignFile): Promise<Translation> {
  const products = new Map<string, Product>()
  const optionNames = new Set<string>()
  for await (const row of file.rows()) {
    const handle = handleOf(row)
    const product = products.get(handle) ?? { first: row, images: [] }
    products.set(handle, product)
    product.images.push(...[row.Image, row['Variant image']].flatMap((each) => each?.trim() || []))
    for (const { name } of optionsOf(row, product.first)) optionNames.add(name)
  }
  const names = await AttributeNames.of(file.app)
  const options = new Map([...optionNames].map((name) => [name, names.fieldOf(name, true)]))
  const words = ['Vendor', 'Tags'].filter((column) => file.columns.has(column))
  const attributes = new Map(words.map((column) => [column, names.fieldOf(column, false)]))
  const fields = new Map<string, string>(Object.entries(FIELDS).filter(([, column]) => file.columns.has(column)))
  for (const field of options.values()) fields.set(field, 'Option1 value')
  for (const [column, field] of attributes) fields.set(field, column)
  fields.set('sku', FIELDS.sku)
  fields.set('type', FIELDS.type)

  const productOf = ({ first, images }: Product, handle: string): Record<string, string> => ({
    'product': handle.slice(0, TEXT_LIMITS.key),
    'status': statusOf(first),
    'name.fr_FR': first.Title ?? '',
    'slug.fr_FR': handle,
    'description.fr_FR': htmlOf(first.Description),
    'meta_title.fr_FR': first['SEO title'] ?? '',
    'meta_description.fr_FR': first['SEO description'] ?? '',
    'categories': joined(partsOf(first.Type, '|')),
    'images': joined(images),
    ...names.cell(attributes.get('Vendor'), partsOf(first.Vendor, '|')),
    ...names.cell(attributes.get('Tags'), partsOf(first.Tags, ',')),
  })

  return {
    fields,
    labels: names.labels,
    begin: () => (row) => {
      const handle = handleOf(row)
      const product = products.get(handle)
      if (!product || isPicture(row)) return null
      const values = optionsOf(row, product.first)
      const variant = values.map(({ name, value }) => [options.get(name) ?? '', value] as const)
      const own = productOf(product, handle)
      return {
        ...own,
        ...priceOf(row),
        ...Object.fromEntries(variant),
        sku:
          row.SKU?.trim() ||
          skuFor(
            handle,
            values.map(({ value }) => value)
          ),
        type: values.length > 0 ? 'configurable' : isYes(row['Requires shipping'] ?? 'true') ? 'simple' : 'virtual',
        barcode: (row.Barcode ?? '').replace(/^'/, ''),
        weight: isYes(row['Requires shipping'] ?? 'true') ? kilogramsOf(row.Grams, 'g') : '',
        // Shopify counts the stock only of what it tracks.
        manage_stock: row['Inventory tracker']?.trim() ? '1' : '0',
        stock: row['Inventory quantity']?.replace(/^-.*/, '0') ?? '',
      }
    },
  }
}

const handleOf = ({ Handle: handle = '', Title: title = '' }: ForeignRow) => handle.trim() || slugify(title, '')

/** The options that a row has. A product with one variant has the option "Title" with the value "Default Title". */
function optionsOf(row: ForeignRow, first: ForeignRow): { name: string; value: string }[] {
  return OPTIONS.flatMap((n) => {
    const name = (first[`Option${n} name`] ?? '').trim()
    const value = (row[`Option${n} value`] ?? '').trim()
    return name === '' || value === '' || value === 'Default Title' ? [] : [{ name, value }]
  })
}

/** Whether a row only adds a picture. */
function isPicture(row: ForeignRow): boolean {
  if (row.Title?.trim()) return false
  return OPTIONS.every((n) => !row[`Option${n} value`]?.trim()) && !row.Price?.trim() && !row.SKU?.trim()
}

/** Shops may sell without SKUs: the handle and the options never change. */
function skuFor(handle: string, values: readonly string[]): string {
  const sku = [handle, ...values.map((value) => slugify(value, 'x'))].join('-')
  return sku.slice(0, TEXT_LIMITS.key)
}

/** The compare-at price is the usual one, where it is above the price. */
function priceOf({ 'Price': price = '', 'Compare-at price': usual = '' }: ForeignRow): Record<string, string> {
  const isReduced = Number(usual.replace(',', '.')) > Number(price.replace(',', '.'))
  return isReduced ? { price: usual, special_price: price } : { price, special_price: '' }
}

function statusOf({ Status: status, Published: published }: ForeignRow): string {
  if (status !== undefined && status.trim() !== '' && status.trim().toLowerCase() !== 'active') return 'draft'
  return published === undefined || published.trim() === '' || isYes(published) ? 'published' : 'private'
}

export default productDialect(
  { fr_FR: 'Produits (Shopify)', en_GB: 'Products (Shopify)' },
  { columns: COLUMNS, marks: ['Handle', 'Title', 'Option1 name', 'Option1 value', 'Price'], translate }
)
