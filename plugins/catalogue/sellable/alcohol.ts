import { isShipped } from '#plugins/catalogue/products/upsert/product_kinds'
import type { ProductType } from '#plugins/catalogue/products/upsert/product_input'

/** What French law still calls a drink without alcohol: per cent by volume (Code de la santé publique, L3321-1). */
const MOST_WITHOUT = 1.2

/**
 * Whether something may only be sold to adults. A voucher and a file are no drink; a bottle is one without alcohol when its
 * attribute `abv` says so. What says nothing is asked for: most of what a wine shop sends is wine.
 */
export function holdsAlcohol(type: ProductType, abv: unknown): boolean {
  if (!isShipped(type)) return false
  const strength = Number.parseFloat(String(abv ?? '').replace(',', '.'))
  return Number.isNaN(strength) || strength > MOST_WITHOUT
}
