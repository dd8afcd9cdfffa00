import { LOCALES } from '#core/i18n/locales'
import { categoriesOf, dayOf, isYes, joined, partsOf } from '#plugins/catalogue/import/dialects/cell_text'
import { productDialect } from '#plugins/catalogue/import/dialects/product_dialect'
import { recordsOf, translateParentRows, type ParentRows } from '#plugins/catalogue/import/dialects/parent_rows'
import type { ForeignFile, ForeignRow } from '#core/import/dialect'

/** The columns of Bagisto's data transfer. Any other is the code of an attribute. */
const COLUMNS = (
  'sku parent_sku locale channel attribute_family_code type categories images name description short_description ' +
  'status visible_individually new featured guest_checkout length width height weight tax_category_name price cost ' +
  'special_price special_price_from special_price_to customer_group_prices url_key meta_title meta_keywords ' +
  'meta_description manage_stock inventories related_skus cross_sell_skus up_sell_skus configurable_variants ' +
  'bundle_options associated_skus booking_options'
).split(' ')

/** The column that XML files have in addition. */
const ELEMENT = 'element'

const localeOf = ({ locale = '' }: ForeignRow) =>
  LOCALES.find((one) => one.startsWith(`${locale.trim().slice(0, 2)}_`)) ?? null

/** `group=all,qty=2,type=fixed,price=12` as prices by quantity. Prices of a group depend on the groups of the old shop. */
function tiersOf(text: string | undefined): string {
  return recordsOf(text)
    .filter(({ group, qty }) => group === 'all' && Number(qty) > 1)
    .map(({ qty, type, price }) => `${qty}:${type === 'discount' ? `-${Number(price)}%` : price}`)
    .join('|')
}

/** `default=100,other=5` as a sum: the places of the old shop are not ours. */
function stockOf(text: string | undefined): string {
  const counts = partsOf(text, ',').map((pair) => Number(pair.slice(pair.indexOf('=') + 1)))
  return counts.length === 0 ? '' : String(counts.reduce((sum, count) => sum + count, 0))
}

async function translate(file: ForeignFile) {
  const own = [...file.columns].filter((column) => !COLUMNS.includes(column) && column !== ELEMENT)
  const locales = new Map<string, string>()
  for await (const { sku = '', locale = '' } of file.rows()) {
    if (!locales.has(sku.trim())) locales.set(sku.trim(), locale)
  }
  const facts: ParentRows = {
    fields: {
      sku: 'sku',
      type: 'type',
      status: 'status',
      categories: 'categories',
      images: 'images',
      price: 'price',
      special_price: 'special_price',
      special_from: 'special_price_from',
      special_to: 'special_price_to',
      tax_category: 'tax_category_name',
      tiers: 'customer_group_prices',
      weight: 'weight',
      stock: 'inventories',
      manage_stock: 'manage_stock',
      grouped: 'associated_skus',
      bundle_price: 'bundle_options',
      related: 'related_skus',
      up_sells: 'up_sell_skus',
      cross_sells: 'cross_sell_skus',
    },
    texts: { name: 'name', slug: 'url_key', meta_title: 'meta_title', meta_description: 'meta_description' },
    variants: 'configurable_variants',
    bundle: 'bundle_options',
    grouped: 'associated_skus',
    attributes: own[0] ?? 'sku',
    typeOf: ({ type = '' }) => type.trim(),
    localeOf,
    isFurther: ({ sku = '', locale = '' }) => (locales.get(sku.trim()) ?? locale) !== locale,
    productOf: (row) => ({
      status: isYes(row.status ?? '1') ? 'published' : 'draft',
      categories: categoriesOf(partsOf(row.categories, ','), '/'),
      related: joined(partsOf(row.related_skus, ',')),
      up_sells: joined(partsOf(row.up_sell_skus, ',')),
      cross_sells: joined(partsOf(row.cross_sell_skus, ',')),
      tax_category: row.tax_category_name ?? '',
    }),
    variantOf: (row) => ({
      price: row.price ?? '',
      special_price: row.special_price ?? '',
      special_from: dayOf(row.special_price_from),
      special_to: dayOf(row.special_price_to),
      tiers: tiersOf(row.customer_group_prices),
      weight: row.weight ?? '',
      stock: stockOf(row.inventories),
      manage_stock: row.manage_stock?.trim() === '0' ? '0' : '1',
    }),
    imagesOf: ({ images }) => partsOf(images, ','),
    attributesOf: (row) => own.map((name) => ({ name, values: partsOf(row[name], ',') })),
  }
  return translateParentRows(file, facts)
}

export default productDialect(
  { fr_FR: 'Produits (Bagisto)', en_GB: 'Products (Bagisto)' },
  {
    columns: Object.fromEntries(COLUMNS.map((column) => [column, []])),
    marks: ['sku', 'type', 'attribute_family_code', 'url_key', 'configurable_variants'],
    translate,
  }
)
