import { availableOf, chooseParts, priceSellable } from '#plugins/catalogue/index'
import type { ChosenPart, Sellable, UnitPrice } from '#plugins/catalogue/index'
import type { StoredLine } from '#plugins/sales/cart/services/stored_cart'

/**
 * Why a line cannot be ordered:
 * - `gone`: the product is not on sale any more
 * - `choice`: the choice of the bundle is not valid any more
 * - `no_price`: it has no price in this currency
 * - `sold_out`: none is in stock
 * - `short`: fewer are in stock than wanted
 * - `held`: other lines of the same cart take the stock
 */
export type LineProblem = 'gone' | 'choice' | 'no_price' | 'sold_out' | 'short' | 'held'

/** A line with its current product, price and stock. */
export interface WorkedLine extends StoredLine {
  /** Null: the variant was deleted. */
  sellable: Sellable | null
  parts: ChosenPart[]
  /** Null: it has no price, and is not part of the totals. */
  unit: UnitPrice | null
  /** Available pieces; null: unlimited. */
  available: number | null
  /** Name of the first earlier line that takes the same stock; null: none does. */
  heldBy: string | null
  problem: LineProblem | null
}

/** Pieces of a variant that earlier lines take. */
interface Taken {
  pieces: number
  by: string
}

/** The distinct variant ids of lines. */
export function variantsOf(lines: readonly Pick<StoredLine, 'variantId'>[]): number[] {
  return [...new Set(lines.flatMap(({ variantId }) => variantId ?? []))]
}

/**
 * Resolves lines with current products, prices and stock. Lines that take the same stock share it in their order: a line
 * gets what earlier ones leave.
 */
export function workOutLines(lines: readonly StoredLine[], sellables: readonly Sellable[]): WorkedLine[] {
  const known = new Map(sellables.map((sellable) => [sellable.variantId, sellable]))
  const taken = new Map<number, Taken>()
  return lines.map((line) => {
    const sellable = line.variantId === null ? undefined : known.get(line.variantId)
    const worked = workOutLine(line, sellable, taken)
    if (worked.unit) {
      for (const [variantId, pieces] of piecesOf(worked)) {
        const before = taken.get(variantId)
        taken.set(variantId, { pieces: (before?.pieces ?? 0) + pieces, by: before?.by ?? worked.name })
      }
    }
    return worked
  })
}

/** Pieces that a line takes from the stock, by variant. A bundle takes its parts. */
export function piecesOf({ sellable, parts, quantity }: Pick<WorkedLine, 'sellable' | 'parts' | 'quantity'>) {
  const pieces = new Map<number, number>()
  if (!sellable) return pieces
  if (!sellable.bundle) return pieces.set(sellable.variantId, quantity)
  for (const { part, quantity: each } of parts) {
    pieces.set(part.variantId, (pieces.get(part.variantId) ?? 0) + each * quantity)
  }
  return pieces
}

function workOutLine(line: StoredLine, sellable: Sellable | undefined, taken: ReadonlyMap<number, Taken>): WorkedLine {
  const nothing = { ...line, parts: [], unit: null, available: null, heldBy: null }
  if (!sellable?.isOnSale || sellable.type === 'grouped') {
    return { ...nothing, sellable: sellable ?? null, problem: 'gone' }
  }
  const current = { sellable, name: sellable.name }
  const chosen = chooseParts(sellable, line.choice)
  if (chosen.problem) return { ...nothing, ...current, problem: 'choice' }
  const { parts } = chosen
  const unit = priceSellable(sellable, line.quantity, parts)
  if (!unit) return { ...nothing, ...current, parts, problem: 'no_price' }
  const available = availableOf(lessTaken(sellable, taken), lessTakenParts(parts, taken))
  const alone = availableOf(sellable, parts)
  const heldBy = alone === available ? null : takerOf(sellable, parts, taken)
  return { ...line, ...current, parts, unit, available, heldBy, problem: stockProblem(line.quantity, available, alone) }
}

/** `alone`: available pieces without the other lines. */
function stockProblem(quantity: number, available: number | null, alone: number | null): LineProblem | null {
  if (available === null || quantity <= available) return null
  if (alone !== null && alone > available) return 'held'
  return available > 0 ? 'short' : 'sold_out'
}

function takerOf(sellable: Sellable, parts: readonly ChosenPart[], taken: ReadonlyMap<number, Taken>): string | null {
  const variants = sellable.bundle ? parts.map(({ part }) => part.variantId) : [sellable.variantId]
  return variants.flatMap((variantId) => taken.get(variantId)?.by ?? [])[0] ?? null
}

const less = (available: number | null, variantId: number, taken: ReadonlyMap<number, Taken>) =>
  available === null ? null : Math.max(0, available - (taken.get(variantId)?.pieces ?? 0))

function lessTaken(sellable: Sellable, taken: ReadonlyMap<number, Taken>): Sellable {
  return { ...sellable, available: less(sellable.available, sellable.variantId, taken) }
}

function lessTakenParts(parts: readonly ChosenPart[], taken: ReadonlyMap<number, Taken>): ChosenPart[] {
  return parts.map((chosen) => {
    const { part } = chosen
    return { ...chosen, part: { ...part, available: less(part.available, part.variantId, taken) } }
  })
}
