import type { FieldChange } from '#core/import/importer'
import type { Label } from '#core/i18n/label'
import { columnOf } from '#plugins/catalogue/import/input_fields'
import { VARIANT_FIELDS, type Changes } from '#plugins/catalogue/products/upsert/diff_product'
import type { ProductInput } from '#plugins/catalogue/products/upsert/product_input'

/** A changed field of a product, under the name of its column. */
export interface ChangedField extends Pick<FieldChange, 'field' | 'isCleared'> {
  /** SKU of the variant that the field belongs to; null for a product with a single variant. */
  sku: string | null
  before: unknown
  after: unknown
}

const VARIANT = new RegExp(`^variants\\.(.+)\\.(${VARIANT_FIELDS.join('|')})$`)
const STOCK = /^variants\.(.+)\.stock\.(.+)$/
const WHOLE_VARIANT = /^variants\.(.+)$/
const TEXT = /^translations\.(\w+)\.(.+)$/

const label = (fr_FR: string, en_GB: string): Label => ({ fr_FR, en_GB })

/** Labels of the fields that are not columns. */
export const OTHER_LABELS: Record<string, Label> = {
  variant: label('Déclinaison', 'Variant'),
  position: label('Position', 'Position'),
  bundle: label('Options du coffret', 'Options of the bundle'),
  bundle_price: label('Prix du coffret', 'Price of the bundle'),
  grouped: label('Produits du groupe', 'Products of the group'),
  links: label('Liens et extraits', 'Links and samples'),
  group_price: label('Prix par groupe et par quantité', 'Prices by group and quantity'),
  manage_stock: label('Stock suivi', 'Stock counted'),
  option: label('Options de la déclinaison', 'Options of the variant'),
}

/** Converts the changes of a product to changed fields. */
export function changedFields(changes: Changes, input: ProductInput): ChangedField[] {
  const emptied = emptiedStock(input)
  return Object.entries(changes).map(([place, [before, after]]) => {
    const { field, sku } = named(place)
    const isCleared = (isEmpty(after) && !isEmpty(before)) || emptied.has(`${sku} ${field}`)
    return { field, sku: input.variants.length > 1 || field === 'variant' ? sku : null, before, after, isCleared }
  })
}

function named(place: string): { field: string; sku: string | null } {
  const [, stocked = null, source] = STOCK.exec(place) ?? []
  if (source) return { field: `stock.${source}`, sku: stocked }
  const [, varied = null, part] = VARIANT.exec(place) ?? []
  if (part) return { field: columnOf(part), sku: varied }
  const [, sku] = WHOLE_VARIANT.exec(place) ?? []
  if (sku) return { field: 'variant', sku }
  const [, locale, text = ''] = TEXT.exec(place) ?? []
  if (!locale) return { field: place.startsWith('attributes.') ? attribute(place) : columnOf(place), sku: null }
  if (!text.startsWith('attributes.')) return { field: `${columnOf(text)}.${locale}`, sku: null }
  return { field: `${attribute(text)}.${locale}`, sku: null }
}

const attribute = (place: string) => place.replace(/^attributes\./, 'attr.')

/** `<sku> stock.<source>` of each stock that an empty cell cleared. A written 0 is a value and clears nothing. */
function emptiedStock({ variants }: ProductInput): Set<string> {
  return new Set(
    variants.flatMap(({ sku, stock = {} }) =>
      Object.entries(stock).flatMap(([source, count]) => (count === null ? [`${sku} stock.${source}`] : []))
    )
  )
}

function isEmpty(value: unknown): boolean {
  if (value === null || value === undefined || value === '') return true
  return typeof value === 'object' && Object.keys(value).length === 0
}
