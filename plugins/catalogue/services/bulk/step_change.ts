import { same } from '#plugins/catalogue/services/upsert/plan'
import type { BulkCell, BulkProduct, CellValue } from '#plugins/catalogue/services/bulk/bulk_change'
import type { ProductInput, VariantInput } from '#plugins/catalogue/services/upsert/product_input'

/** Which way a change is taken: from what was to what shall be, or back. */
export type Direction = 'apply' | 'undo'

/** The cells of a product that still hold what the change expects; the others were changed by somebody since. */
export function unmoved(cells: readonly BulkCell[], product: BulkProduct, direction: Direction): BulkCell[] {
  return cells.filter((cell) => {
    const expected = direction === 'apply' ? cell.before : cell.after
    return same(valueOf(cell, product), expected)
  })
}

/** What `UpsertProducts` is told to take these cells of a product one way. */
export function inputOf(cells: readonly BulkCell[], product: BulkProduct, direction: Direction): ProductInput {
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

/** Undefined: the variant is no more. */
function valueOf({ field, variant: id }: BulkCell, product: BulkProduct): CellValue | undefined {
  if (field === 'status' || field === 'categories') return product[field]
  return product.variants.find((variant) => variant.id === id)?.[field]
}
