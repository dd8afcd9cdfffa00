import { inject } from '@adonisjs/core'
import { Store, type Transaction } from '#core/database/store'
import { Clock } from '#core/time/clock'
import { Bulk } from '#plugins/catalogue/database/bulk'
import {
  quantityInvalid,
  sourceUnknown,
  stockInsufficient,
  stockReserved,
  variantNotFound,
} from '#plugins/catalogue/errors'
import { lockStock, type Levels } from '#plugins/catalogue/services/stock/levels'
import { shortageOf } from '#plugins/catalogue/services/stock/shortage'
import { StockJournal } from '#plugins/catalogue/services/stock/stock_journal'
import { movementWrites, type Movement } from '#plugins/catalogue/services/stock/write_movements'
import { runWrites } from '#core/database/write_set'
import type { Origin } from '#core/audit/origin'

/** Stock that comes in (positive) or goes out (negative). */
export interface StockMove {
  variantId: number
  /** Source code. */
  source: string
  quantity: number
  /** Why, such as `delivery`, `breakage`, `adjustment`. */
  reason: string
  reference?: string
  /**
   * Of what goes out to somebody, pieces that were promised to them from there: the rest must be free. Absent: what is told
   * is a fact, such as a breakage, whatever is promised.
   */
  promised?: number
}

/** Books stock in the ledger. What is not there cannot go out, nor can what is promised to somebody else. */
@inject()
export class MoveStock {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock,
    private readonly journal: StockJournal
  ) {}

  execute(moves: readonly StockMove[], origin: Origin, trx?: Transaction): Promise<void> {
    if (trx) return this.#run(trx, moves, origin)
    return this.store.transaction((opened) => this.#run(opened, moves, origin))
  }

  async #run(trx: Transaction, moves: readonly StockMove[], origin: Origin): Promise<void> {
    const bulk = new Bulk(trx)
    const variants = [...new Set(moves.map(({ variantId }) => variantId))]
    const { levels, skus, sources } = await lockStock(bulk, variants)
    const movements = merged(moves, skus, sources)
    for (const movement of movements) refuseImpossible(movement, levels, skus)
    refuseTaken(moves, { levels, sources })
    await runWrites(trx, movementWrites(bulk, movements, this.clock.iso()))
    const entries = movements.map(({ variant, source, quantity, reason }) => {
      const before = levels.of(variant, source)?.onHand ?? 0
      const changes = { [`stock.${reason}`]: [before, before + quantity] as [unknown, unknown] }
      return { subject: 'catalogue.variants', subjectId: String(variant), action: 'updated' as const, changes }
    })
    await this.journal.publish(trx, variants, { origin, entries }, newlyShort(moves, levels))
  }
}

/** One movement per variant and source, in the order of their keys. */
function merged(
  moves: readonly StockMove[],
  skus: ReadonlyMap<number, string>,
  sources: ReadonlyMap<string, number>
): Movement[] {
  const movements = new Map<string, Movement>()
  for (const { variantId: variant, source: code, quantity, reason, reference = '' } of moves) {
    const source = sources.get(code)
    if (!skus.has(variant)) throw variantNotFound({ id: variant })
    if (source === undefined) throw sourceUnknown({ source: code }, 'source')
    if (!Number.isSafeInteger(quantity) || quantity === 0) throw quantityInvalid({}, 'quantity')
    const key = `${variant} ${source}`
    const standing = movements.get(key)
    if (standing) standing.quantity += quantity
    else movements.set(key, { variant, source, quantity, reason, reference })
  }
  return [...movements.values()]
    .filter(({ quantity }) => quantity !== 0)
    .sort((one, other) => one.variant - other.variant || one.source - other.source)
}

function refuseImpossible(
  { variant, source, quantity }: Movement,
  levels: Levels,
  skus: ReadonlyMap<number, string>
): void {
  const { onHand = 0 } = levels.of(variant, source) ?? {}
  const sku = skus.get(variant) ?? ''
  if (onHand + quantity < 0) throw stockInsufficient({ sku, available: onHand })
}

/** What goes out to somebody takes nothing that is promised to others. */
function refuseTaken(
  moves: readonly StockMove[],
  { levels, sources }: { levels: Levels; sources: ReadonlyMap<string, number> }
): void {
  for (const { variantId, source, quantity, promised } of moves) {
    if (promised === undefined) continue
    const { onHand = 0, reserved = 0 } = levels.of(variantId, sources.get(source) ?? 0) ?? {}
    const free = Math.max(0, onHand - reserved - promised)
    if (-quantity - promised > free) throw stockReserved({ reserved }, 'quantity')
  }
}

/** Variants of which more is missing than before. What goes out to whom it was promised leaves as much to the others. */
function newlyShort(moves: readonly StockMove[], levels: Levels): number[] {
  const facts = moves.filter(({ promised }) => promised === undefined)
  return [...new Set(facts.map(({ variantId }) => variantId))].filter((id) => {
    const before = levels.all.filter(({ variant }) => variant === id)
    const moved = facts.filter(({ variantId }) => variantId === id)
    const after = moved.map(({ quantity }) => ({ onHand: quantity, reserved: 0 }))
    return shortageOf([...before, ...after]) > shortageOf(before)
  })
}
