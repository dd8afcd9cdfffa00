import { skuTaken } from '#plugins/catalogue/errors'
import type { DomainError } from '#core/errors/domain_error'
import type { FoundProducts } from '#plugins/catalogue/services/upsert/find_products'
import type { ProductInput } from '#plugins/catalogue/services/upsert/product_input'

/** What makes a product never changes one that stands: the SKUs and the code that another bears are refused. */
export function bornAlready({ code, variants }: ProductInput, { isTaken }: FoundProducts): DomainError[] {
  const fields = variants.flatMap(({ sku }, index) =>
    isTaken(sku) ? [skuTaken({ sku }, `variants.${index}.sku`)] : []
  )
  return code && isTaken(code) ? [...fields, skuTaken({ sku: code }, 'code')] : fields
}
