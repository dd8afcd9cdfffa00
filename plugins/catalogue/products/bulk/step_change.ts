import type { Direction } from '#core/bulk/bulk_kind'
import type { StockMove } from '#plugins/catalogue/stock/actions/move_stock'
import type { BulkProduct, CellValue, ProductCell } from '#plugins/catalogue/products/bulk/bulk_change'
import type { AttributeInput, ProductInput, VariantInput } from '#plugins/catalogue/products/upsert/product_input'

/** What `UpsertProducts` is told to take these cells of a product one way. */
export function inputOf(cells: readonly ProductCell[], product: BulkProduct, direction: Direction): ProductInput {
  const variants = new Map<number, VariantInput>()
  const input: ProductInput = { code: product.code, variants: [] }
  for (const cell of cells) {
    const value = direction === 'apply' ? cell.after : cell.before
    if (cell.field === 'status') input.status = value as Exclude<ProductInput['status'], undefined>
    else if (cell.field === 'categories') input.categories = value as number[]
    else if (cell.field === 'attribute') input.attributes = { [cell.attribute as string]: value as AttributeInput }
    else if (cell.field !== 'stock') {
      const sku = product.variants.find(({ id }) => id === cell.variant)?.sku ?? ''
      const variant = variants.get(cell.variant as number) ?? { sku }
      variants.set(cell.variant as number, { ...variant, [cell.field]: value })
    }
  }
  return { ...input, variants: [...variants.values()] }
}

/** What a cell holds now. Undefined: the variant is no more. */
export function valueOf(
  { field, variant: id, attribute = '', source = '' }: ProductCell,
  product: BulkProduct
): CellValue | undefined {
  if (field === 'status' || field === 'categories') return product[field]
  if (field === 'attribute') return product.attributes[attribute] ?? null
  const variant = product.variants.find((one) => one.id === id)
  return field === 'stock' ? variant && (variant.stock[source] ?? 0) : variant?.[field]
}

/** Movements that take cells of stock one way. */
export function movesOf(cells: readonly ProductCell[], direction: Direction): StockMove[] {
  return cells.flatMap(({ field, variant, source = '', before, after }) => {
    const quantity = direction === 'apply' ? Number(after) - Number(before) : Number(before) - Number(after)
    return field === 'stock' && variant !== null && quantity !== 0
      ? [{ variantId: variant, source, quantity, reason: 'adjustment' }]
      : []
  })
}
