import { skuTaken } from '#plugins/catalogue/products/errors'
import type { DomainError } from '#core/errors/domain_error'
import type { FoundProducts } from '#plugins/catalogue/products/upsert/find_products'
import type { ProductInput } from '#plugins/catalogue/products/upsert/product_input'

/** What makes a product never changes one that stands: the SKUs and the code that another bears are refused. */
export function takenKeyErrors({ code, variants }: ProductInput, { isTaken }: FoundProducts): DomainError[] {
  const fields = variants.flatMap(({ sku }, index) =>
    isTaken(sku) ? [skuTaken({ sku }, `variants.${index}.sku`)] : []
  )
  return code && isTaken(code) ? [...fields, skuTaken({ sku: code }, 'code')] : fields
}
