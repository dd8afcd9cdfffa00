import { availableOf, chooseParts, priceSellable } from '#plugins/catalogue/index'
import type { ChosenPart, Sellable, UnitPrice } from '#plugins/catalogue/index'
import type { StoredLine } from '#plugins/sales/services/cart/stored_cart'

/**
 * Why a line cannot be ordered as it is: the product is no longer sold, what was chosen of a bundle is no longer
 * there, its price cannot be told in this currency, it is sold out, there are fewer than wanted, or there would be enough
 * if other lines of the same cart did not take it.
 */
export type LineProblem = 'gone' | 'choice' | 'no_price' | 'sold_out' | 'short' | 'held'

/** A line with what it is today. */
export interface WorkedLine extends StoredLine {
  /** Null: it is gone. */
  sellable: Sellable | null
  parts: ChosenPart[]
  /** Null: it cannot be priced, and adds nothing to the totals. */
  unit: UnitPrice | null
  /** How many may be had; null: without end. */
  available: number | null
  /** Name of the first line that takes from the same stock; null: none before this one does. */
  heldBy: string | null
  problem: LineProblem | null
}

/** What lines before this one take of a variant. */
interface Taken {
  pieces: number
  by: string
}

/** Variant ids of lines, each once. */
export function variantsOf(lines: readonly Pick<StoredLine, 'variantId'>[]): number[] {
  return [...new Set(lines.flatMap(({ variantId }) => variantId ?? []))]
}

/**
 * What lines are today. Lines that take from the same stock share it in their order: the first has what it asks for,
 * the next what is left.
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

/** What a line takes out of the stock: pieces by variant, those of a bundle's parts. */
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
  const told = { sellable, name: sellable.name }
  const chosen = chooseParts(sellable, line.choice)
  if (chosen.problem) return { ...nothing, ...told, problem: 'choice' }
  const { parts } = chosen
  const unit = priceSellable(sellable, line.quantity, parts)
  if (!unit) return { ...nothing, ...told, parts, problem: 'no_price' }
  const available = availableOf(lessTaken(sellable, taken), lessTakenParts(parts, taken))
  const alone = availableOf(sellable, parts)
  const heldBy = alone === available ? null : takerOf(sellable, parts, taken)
  return { ...line, ...told, parts, unit, available, heldBy, problem: stockProblem(line.quantity, available, alone) }
}

/** `alone`: how many there would be if no other line took any. */
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
