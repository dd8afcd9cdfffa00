import { AttributeNames } from '#plugins/catalogue/import/dialects/attribute_names'
import { htmlOf, joined, partsOf } from '#plugins/catalogue/import/dialects/cell_text'
import { productDialect } from '#plugins/catalogue/import/dialects/product_dialect'
import { slugify } from '#core/text/slug'
import { DEFAULT_LOCALE } from '#core/i18n/locales'
import { TEXT_LIMITS } from '#plugins/catalogue/database/text_limits'
import type { ForeignFile, ForeignRow, TranslatedRow, Translation } from '#core/import/dialect'

/** The columns of Vendure's product import. Names with a language (`name:en`) are of further languages. */
const COLUMNS = (
  'name slug description assets facets optionGroups optionValues sku price taxCategory stockOnHand trackInventory ' +
  'variantAssets variantFacets'
).split(' ')

const FIELDS: Record<string, string> = {
  product: 'slug',
  sku: 'sku',
  type: 'optionGroups',
  [`name.${DEFAULT_LOCALE}`]: 'name',
  [`slug.${DEFAULT_LOCALE}`]: 'slug',
  [`description.${DEFAULT_LOCALE}`]: 'description',
  images: 'assets',
  categories: 'facets',
  price: 'price',
  stock: 'stockOnHand',
  manage_stock: 'trackInventory',
}

/** Facets of this name are what we call categories. */
const CATEGORY = 'category'

/** `category:electronics|brand:Apple` by name. */
function facetsOf(text: string | undefined): Map<string, string[]> {
  const facets = new Map<string, string[]>()
  for (const part of partsOf(text, '|')) {
    const at = part.indexOf(':')
    if (at < 1) continue
    const name = part.slice(0, at).trim()
    facets.set(name, [...(facets.get(name) ?? []), part.slice(at + 1).trim()])
  }
  return facets
}

async function translate(file: ForeignFile): Promise<Translation> {
  const [optionNames, facetNames, assets] = [new Set<string>(), new Set<string>(), new Map<string, string[]>()]
  let last = ''
  for await (const row of file.rows()) {
    if (row.name?.trim()) last = codeOf(row)
    for (const name of partsOf(row.optionGroups, '|')) optionNames.add(name)
    for (const name of facetsOf(row.facets).keys()) if (name !== CATEGORY) facetNames.add(name)
    assets.set(last, [...(assets.get(last) ?? []), ...partsOf(row.assets, '|'), ...partsOf(row.variantAssets, '|')])
  }
  const names = await AttributeNames.of(file.app)
  const options = new Map([...optionNames].map((name) => [name, names.fieldOf(name, true)]))
  const attributes = new Map([...facetNames].map((name) => [name, names.fieldOf(name, false)]))
  const fields = new Map(Object.entries(FIELDS).filter(([, column]) => file.columns.has(column)))
  for (const field of ['product', 'sku', 'type']) fields.set(field, FIELDS[field] ?? '')
  for (const field of options.values()) fields.set(field, 'optionValues')
  for (const field of attributes.values()) fields.set(field, 'facets')

  const productOf = (row: ForeignRow): Record<string, string> => {
    const facets = facetsOf(row.facets)
    const values: Record<string, string> = {
      product: codeOf(row),
      [`name.${DEFAULT_LOCALE}`]: row.name ?? '',
      [`slug.${DEFAULT_LOCALE}`]: row.slug ?? '',
      [`description.${DEFAULT_LOCALE}`]: htmlOf(row.description),
      images: joined(assets.get(codeOf(row)) ?? []),
      categories: joined(facets.get(CATEGORY) ?? []),
    }
    for (const [name, field] of attributes) Object.assign(values, names.cell(field, facets.get(name) ?? []))
    return values
  }

  return {
    fields,
    labels: names.labels,
    begin() {
      // A row without a name is a further variant of the product before it.
      let product: ForeignRow = {}
      return (row): TranslatedRow => {
        if (row.name?.trim()) product = row
        const groups = partsOf(product.optionGroups, '|')
        const values = partsOf(row.optionValues, '|')
        const chosen = groups.map((name, i) => [options.get(name) ?? '', values[i] ?? ''] as const)
        const sku = [codeOf(product), ...values.map((value) => slugify(value, 'x'))].join('-')
        return {
          ...productOf(product),
          ...Object.fromEntries(chosen),
          sku: row.sku?.trim() || sku.slice(0, TEXT_LIMITS.key),
          type: groups.length > 0 ? 'configurable' : 'simple',
          price: row.price ?? '',
          stock: row.stockOnHand ?? '',
          manage_stock: row.trackInventory?.trim().toLowerCase() === 'false' ? '0' : '1',
        }
      }
    },
  }
}

const codeOf = ({ slug, name = '' }: ForeignRow) => (slug?.trim() || slugify(name, '')).slice(0, TEXT_LIMITS.key)

export default productDialect(
  { fr_FR: 'Produits (Vendure)', en_GB: 'Products (Vendure)' },
  {
    columns: Object.fromEntries(COLUMNS.map((column) => [column, []])),
    marks: ['name', 'optionGroups', 'optionValues', 'sku', 'stockOnHand'],
    translate,
  }
)
