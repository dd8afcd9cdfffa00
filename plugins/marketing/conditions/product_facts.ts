import app from '@adonisjs/core/services/app'
import { FindProductFacts, type ProductFacts } from '#plugins/catalogue/index'
import type { AskedCart, Once } from '#plugins/marketing/contracts/rule_part'
import type { DiscountableLine } from '#plugins/sales/index'

export type FactsByProduct = ReadonlyMap<number, ProductFacts>

/** Categories and attributes of the products of a cart, read once for all conditions. */
export function productFacts({ lines }: Pick<AskedCart, 'lines'>, once: Once): Promise<FactsByProduct> {
  return once('catalogue.product_facts', async () => {
    const find = await app.container.make(FindProductFacts)
    return find.execute([...new Set(lines.map(({ productId }) => productId))])
  })
}

/** Whether the product of a line stands in one of these categories. */
export function isWithin(
  facts: FactsByProduct,
  { productId }: DiscountableLine,
  categories: readonly string[]
): boolean {
  const own = facts.get(productId)?.categories
  return categories.some((one) => own?.has(Number(one)))
}
