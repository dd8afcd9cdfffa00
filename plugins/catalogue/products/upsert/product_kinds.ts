import type { ProductState } from '#plugins/catalogue/products/upsert/product_state'
import type { ProductType } from '#plugins/catalogue/products/upsert/product_input'

/** Whether it is made of variants of other products, which have the stock and mostly the prices. */
export function isComposite(type: ProductType): boolean {
  return type === 'grouped' || type === 'bundle'
}

/** Whether its variants have stock. */
export function ownsStock(type: ProductType): boolean {
  return type === 'simple' || type === 'configurable' || type === 'virtual'
}

/** Whether its variants are shipped, and so have a weight. */
export function isShipped(type: ProductType): boolean {
  return type === 'simple' || type === 'configurable'
}

/** Whether it has a price of its own; otherwise its parts make the price. */
export function ownsPrice({ type, priceRule }: Pick<ProductState, 'type' | 'priceRule'>): boolean {
  return type !== 'grouped' && !(type === 'bundle' && priceRule === 'parts')
}

/** Whether its variants stand for money, as vouchers do: no rule reduces them. */
export function isMoney(type: ProductType): boolean {
  return type === 'virtual'
}

/** SQL: the same of a product by its id; of one that is gone false. */
export function isMoneySql(productId: string): string {
  return `exists (select 1 from catalogue_products m where m.id = ${productId} and m.type = 'virtual')`
}
