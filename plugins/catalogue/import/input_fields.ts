import { snakeCase } from '#core/database/table'
import { DEFAULT_LOCALE } from '#core/i18n/locales'
import type { ProductInput } from '#plugins/catalogue/products/upsert/product_input'

/** Columns that are not called as the fields of an input that they hold. */
const COLUMNS: Record<string, string> = {
  code: 'product',
  attributes: 'attr',
  options: 'option',
  media: 'images',
  groupPrices: 'group_price',
  prices: 'group_price',
  members: 'grouped',
  downloads: 'links',
  priceRule: 'bundle_price',
  partsDiscount: 'bundle_price',
}

/** The column of a field: `specialPrice` → `special_price`. */
export const columnOf = (field: string) => COLUMNS[field] ?? snakeCase(field)

/** The column of our format that holds a place of an input: `variants.0.price` → `price`. Null: no single one. */
export function fieldOf(place: string, input: ProductInput): string | null {
  const parts = place.split('.')
  if (parts[0] === 'downloads') return parts[1] === 'link' ? 'links' : 'samples'
  if (parts[0] === 'variants') return variantField(parts.slice(2))
  if (parts[0] !== 'translations') return place === '' ? null : named(parts)
  const [, locale = '', head = '', ...rest] = parts
  if (head !== 'attributes') return `${columnOf(head)}.${locale}`
  const isSaidOnce = locale === DEFAULT_LOCALE && rest.join('.') in (input.attributes ?? {})
  return isSaidOnce ? `attr.${rest.join('.')}` : `attr.${rest.join('.')}.${locale}`
}

function variantField(parts: string[]): string | null {
  if (parts.length === 0) return null
  return parts[0] === 'options' && parts.length === 1 ? null : named(parts)
}

function named([head = '', ...rest]: string[]): string {
  return [columnOf(head), ...rest].join('.')
}
