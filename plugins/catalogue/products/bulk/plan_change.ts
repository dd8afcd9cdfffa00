import { divideHalfUp } from '#core/money/rounding'
import { priceInvalid, specialTooHigh } from '#plugins/catalogue/prices/errors'
import { productIncomplete } from '#plugins/catalogue/products/errors'
import { stockInsufficient } from '#plugins/catalogue/stock/errors'
import { same } from '#plugins/catalogue/products/upsert/plan'
import {
  VARIANT_CELLS,
  type AttributeChange,
  type CellValue,
  type BulkChange,
  type BulkProduct,
  type BulkVariant,
  type PriceChange,
  type ProductCell,
  type SpecialChange,
  type StockChange,
} from '#plugins/catalogue/products/bulk/bulk_change'
import type { BulkPlan, BulkProblem } from '#core/bulk/bulk_kind'

const WHOLE = 10_000
const HIGHEST = 1_000_000_000_000

/** What a change makes of a product: only values that differ. A problem: it would be refused, and why. */
export function planChange(change: BulkChange, product: BulkProduct): BulkPlan<ProductCell> {
  const cells: ProductCell[] = []
  let problem: BulkProblem | null = null
  for (const variant of product.variants) {
    const after = changedVariant(change, variant)
    for (const field of VARIANT_CELLS) {
      if (variant[field] === after[field]) continue
      cells.push({ field, variant: variant.id, sku: variant.sku, before: variant[field], after: after[field] })
    }
    problem ??= cells.some((cell) => cell.variant === variant.id) ? problemOf(after) : null
  }
  const { status = product.status } = change
  if (status !== product.status) {
    cells.push(own('status', product.status, status))
    problem ??= product.status === 'draft' ? incompleteProblem(product.missing) : null
  }
  const categories = changedCategories(change, product.categories)
  if (!same(categories, product.categories)) cells.push(own('categories', product.categories, categories))
  if (change.attribute) {
    const said = attributeCells(change.attribute, product)
    cells.push(...said)
    const isMissed = change.attribute.isRequired && product.status !== 'draft'
    if (isMissed && said.some(({ after }) => after === null)) problem ??= incompleteProblem([change.attribute.code])
  }
  if (change.stock) {
    const moved = stockCells(change.stock, product)
    cells.push(...moved)
    problem ??= stockProblem(moved, product)
  }
  return { cells, problem }
}

/** None for a product whose family does not have the attribute, nor for one that says it by its variants. */
function attributeCells({ code, mode, value, isSystem }: AttributeChange, product: BulkProduct): ProductCell[] {
  const isOption = product.variants.some(({ options }) => code in options)
  if (isOption || (!isSystem && !product.family.includes(code))) return []
  const before = product.attributes[code] ?? null
  const after = mode === 'add' ? added(before, value) : value
  if (same(before, after)) return []
  return [{ field: 'attribute', attribute: code, variant: null, sku: null, before, after }]
}

function added(before: CellValue, value: CellValue): CellValue {
  if (!Array.isArray(value)) return value
  const present = Array.isArray(before) ? (before as string[]) : []
  return [...present, ...(value as string[]).filter((one) => !present.includes(one))]
}

function stockCells({ source, mode, quantity }: StockChange, { variants }: BulkProduct): ProductCell[] {
  return variants
    .filter(({ manageStock }) => manageStock)
    .map(({ id, sku, stock }): ProductCell => {
      const before = stock[source] ?? 0
      const after = mode === 'set' ? quantity : before + quantity
      return { field: 'stock', source, variant: id, sku, before, after }
    })
    .filter(({ before, after }) => before !== after)
}

/** What is not there cannot go out. */
function stockProblem(cells: readonly ProductCell[], { variants }: BulkProduct): BulkProblem | null {
  const impossible = cells.find(({ after }) => Number(after) < 0)
  if (!impossible) return null
  const sku = variants.find(({ id }) => id === impossible.variant)?.sku ?? ''
  return { key: stockInsufficient.kind.message, parameters: { sku, available: Number(impossible.before) } }
}

function own(field: 'status' | 'categories', before: CellValue, after: CellValue): ProductCell {
  return { field, variant: null, sku: null, before, after }
}

function changedVariant({ price, special }: BulkChange, variant: BulkVariant): BulkVariant {
  const repriced = price ? { ...variant, price: changedPrice(price, variant.price) } : variant
  return special ? { ...repriced, ...changedSpecial(special, repriced.price) } : repriced
}

/** Each new price is computed from the old one and rounded once. */
function changedPrice(change: PriceChange, price: number): number {
  switch (change.mode) {
    case 'set':
      return change.amount
    case 'raise':
      return price + change.amount
    case 'lower':
      return price - change.amount
    case 'raise_percent':
      return part(price, WHOLE + change.percent)
    case 'lower_percent':
      return part(price, WHOLE - change.percent)
  }
}

function changedSpecial(change: SpecialChange, price: number) {
  if (change.mode === 'clear') return { specialPrice: null, specialFrom: null, specialTo: null }
  const specialPrice = change.mode === 'set' ? change.amount : part(price, WHOLE - change.percent)
  return { specialPrice, specialFrom: change.from, specialTo: change.to }
}

const part = (price: number, basisPoints: number): number =>
  Number(divideHalfUp(BigInt(price) * BigInt(basisPoints), BigInt(WHOLE)))

/** What lacks values that its family requires stays a draft. */
export function incompleteProblem(missing: readonly string[]): BulkProblem | null {
  if (missing.length === 0) return null
  return { key: productIncomplete.kind.message, parameters: { fields: missing.join(', ') } }
}

function problemOf({ price, specialPrice }: BulkVariant): BulkProblem | null {
  if (price < 0 || price > HIGHEST) return { key: priceInvalid.kind.message, parameters: {} }
  if (specialPrice !== null && (specialPrice < 0 || specialPrice >= price)) {
    return { key: specialTooHigh.kind.message, parameters: {} }
  }
  return null
}

function changedCategories({ addCategories = [], removeCategories = [] }: BulkChange, present: number[]): number[] {
  const left = present.filter((id) => !removeCategories.includes(id))
  return [...left, ...addCategories.filter((id) => !left.includes(id))]
}
