import type { ProductState } from '#plugins/catalogue/services/upsert/product_state'
import type { ProductType } from '#plugins/catalogue/services/upsert/product_input'

/** Made of variants of other products, which have the stock and, mostly, the prices. */
export function isComposite(type: ProductType): boolean {
  return type === 'grouped' || type === 'bundle'
}

/** Whether its variants are counted. */
export function ownsStock(type: ProductType): boolean {
  return type === 'simple' || type === 'configurable' || type === 'virtual'
}

/** Whether its variants are sent themselves, and so weigh something. */
export function isShipped(type: ProductType): boolean {
  return type === 'simple' || type === 'configurable'
}

/** Whether it has a price of its own; else its parts make it. */
export function ownsPrice({ type, priceRule }: Pick<ProductState, 'type' | 'priceRule'>): boolean {
  return type !== 'grouped' && !(type === 'bundle' && priceRule === 'parts')
}
