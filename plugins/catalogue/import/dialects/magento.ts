import { LOCALES } from '#core/i18n/locales'
import { categoriesOf, dayOf, joined, partsOf } from '#plugins/catalogue/import/dialects/cell_text'
import { productDialect } from '#plugins/catalogue/import/dialects/product_dialect'
import { translateParentRows, type ParentRows } from '#plugins/catalogue/import/dialects/parent_rows'
import type { ForeignFile, ForeignRow } from '#core/import/dialect'

/** Attributes of exports that tell nothing of the product. */
const TECHNICAL = new Set([
  'has_options',
  'required_options',
  'gift_message_available',
  'email_template',
  'swatch_image',
])

/** The columns that are read, of Magento 2 and of Adobe Commerce. */
const COLUMNS = (
  'sku store_view_code attribute_set_code product_type categories name description short_description weight product_online ' +
  'tax_class_name visibility price special_price special_price_from_date special_price_to_date url_key meta_title ' +
  'meta_description base_image additional_images additional_attributes qty is_in_stock manage_stock related_skus ' +
  'crosssell_skus upsell_skus bundle_values associated_skus configurable_variations'
).split(' ')

/** `color=Red,activity=Gym|Hiking`. A comma inside a value has no name before the next equals sign. */
function attributesOf({ additional_attributes: text = '' }: ForeignRow): { name: string; values: string[] }[] {
  const found: { name: string; values: string[] }[] = []
  for (const part of text.split(',')) {
    const [, name, value] = /^\s*"?([a-z][a-z0-9_]*)=(.*?)"?\s*$/is.exec(part) ?? []
    const last = found.at(-1)
    if (name !== undefined && value !== undefined) found.push({ name, values: value.split('|') })
    else if (last) last.values.push(`${last.values.pop() ?? ''},${part}`)
  }
  return found
    .filter(({ name }) => !TECHNICAL.has(name))
    .map(({ name, values }) => ({ name, values: values.map((value) => value.trim()).filter((value) => value !== '') }))
}

/** The root of the tree stands before each path: `Default Category/Gear/Bags`. */
function pathsOf({ categories }: ForeignRow): string[] {
  return partsOf(categories, ',').flatMap((path) => path.split('/').slice(1).join('/') || [])
}

const FACTS: ParentRows = {
  fields: {
    sku: 'sku',
    type: 'product_type',
    status: 'product_online',
    categories: 'categories',
    images: 'base_image',
    price: 'price',
    special_price: 'special_price',
    special_from: 'special_price_from_date',
    special_to: 'special_price_to_date',
    weight: 'weight',
    stock: 'qty',
    manage_stock: 'manage_stock',
    grouped: 'associated_skus',
    bundle_price: 'bundle_values',
    related: 'related_skus',
    up_sells: 'upsell_skus',
    cross_sells: 'crosssell_skus',
  },
  texts: { name: 'name', slug: 'url_key', meta_title: 'meta_title', meta_description: 'meta_description' },
  variants: 'configurable_variations',
  bundle: 'bundle_values',
  grouped: 'associated_skus',
  attributes: 'additional_attributes',
  typeOf: ({ product_type: type = '' }) => type.trim(),
  localeOf: ({ store_view_code: view = '' }) =>
    LOCALES.find((locale) => locale.slice(0, 2) === view.trim().slice(0, 2).toLowerCase()) ?? null,
  // The row without a view has everything; those of views have only what differs there.
  isFurther: ({ store_view_code: view = '' }) => view.trim() !== '' && view.trim() !== 'default',
  productOf: (row) => ({
    status: row.product_online?.trim() === '2' ? 'draft' : 'published',
    categories: categoriesOf(pathsOf(row), '/'),
    related: joined(partsOf(row.related_skus, ',')),
    up_sells: joined(partsOf(row.upsell_skus, ',')),
    cross_sells: joined(partsOf(row.crosssell_skus, ',')),
  }),
  variantOf: (row) => {
    const type = row.product_type?.trim()
    const isCounted = row.manage_stock?.trim() !== '0'
    return {
      price: row.price ?? '',
      special_price: row.special_price ?? '',
      special_from: dayOf(row.special_price_from_date),
      special_to: dayOf(row.special_price_to_date),
      ...(type === 'simple' ? { weight: row.weight ?? '' } : {}),
      ...(type === 'downloadable'
        ? {}
        : { stock: String(Math.trunc(Number(row.qty ?? 0)) || 0), manage_stock: isCounted ? '1' : '0' }),
    }
  },
  imagesOf: ({ base_image: base, additional_images: more }) =>
    [...partsOf(base, ','), ...partsOf(more, ',')].map(fileName),
  attributesOf,
}

/** Exports name pictures by their path below `pub/media/catalog/product`; other files by address. */
const fileName = (path: string) => (/^https?:/i.test(path) ? path : path.replace(/^\/+/, ''))

export default productDialect(
  { fr_FR: 'Produits (Magento)', en_GB: 'Products (Magento)' },
  {
    columns: Object.fromEntries(COLUMNS.map((column) => [column, []])),
    marks: ['sku', 'attribute_set_code', 'product_type', 'name', 'price'],
    translate: (file: ForeignFile) => translateParentRows(file, FACTS),
  }
)
