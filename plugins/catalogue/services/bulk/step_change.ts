import type { Direction } from '#core/bulk/bulk_kind'
import type { BulkProduct, CellValue, ProductCell } from '#plugins/catalogue/services/bulk/bulk_change'
import type { ProductInput, VariantInput } from '#plugins/catalogue/services/upsert/product_input'

/** What `UpsertProducts` is told to take these cells of a product one way. */
export function inputOf(cells: readonly ProductCell[], product: BulkProduct, direction: Direction): ProductInput {
  const variants = new Map<number, VariantInput>()
  const input: ProductInput = { code: product.code, variants: [] }
  for (const cell of cells) {
    const value = direction === 'apply' ? cell.after : cell.before
    if (cell.field === 'status') input.status = value as Exclude<ProductInput['status'], undefined>
    else if (cell.field === 'categories') input.categories = value as number[]
    else {
      const sku = product.variants.find(({ id }) => id === cell.variant)?.sku ?? ''
      const variant = variants.get(cell.variant as number) ?? { sku }
      variants.set(cell.variant as number, { ...variant, [cell.field]: value })
    }
  }
  return { ...input, variants: [...variants.values()] }
}

/** What a cell holds now. Undefined: the variant is no more. */
export function valueOf({ field, variant: id }: ProductCell, product: BulkProduct): CellValue | undefined {
  if (field === 'status' || field === 'categories') return product[field]
  return product.variants.find((variant) => variant.id === id)?.[field]
}
