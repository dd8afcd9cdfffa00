import { inject } from '@adonisjs/core'
import { Store, type Transaction } from '#core/database/store'
import { Clock } from '#core/time/clock'
import { Statements } from '#core/database/statements'
import { quantityInvalid, sourceUnknown, stockInsufficient, stockReserved } from '#plugins/catalogue/stock/errors'
import { variantNotFound } from '#plugins/catalogue/products/errors'
import { lockStock, type Levels } from '#plugins/catalogue/stock/levels'
import { shortageOf } from '#plugins/catalogue/stock/shortage'
import { StockJournal } from '#plugins/catalogue/stock/stock_journal'
import { movementWrites, type Movement } from '#plugins/catalogue/stock/write_movements'
import { runWrites } from '#core/database/write_set'
import type { Origin } from '#core/audit/origin'

/** A change of stock: incoming if positive, outgoing if negative. */
export interface StockMove {
  variantId: number
  /** Source code. */
  source: string
  quantity: number
  /** Such as `delivery`, `breakage` or `adjustment`. */
  reason: string
  reference?: string
  /**
   * For an outgoing delivery: the pieces that are reserved for its recipient at this source. The other pieces must be free.
   * Absent for a fact such as a breakage, which is recorded whatever is reserved.
   */
  promised?: number
}

/** Records stock movements in the ledger. Refuses to move out more than is on hand, or what is reserved for others. */
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
    const db = new Statements(trx)
    const variants = [...new Set(moves.map(({ variantId }) => variantId))]
    const { levels, skus, sources } = await lockStock(db, variants)
    const movements = merged(moves, skus, sources)
    for (const movement of movements) refuseNegative(movement, levels, skus)
    refuseReserved(moves, { levels, sources })
    await runWrites(trx, movementWrites(db, movements, this.clock.iso()))
    const entries = movements.map(({ variantId, sourceId, quantity, reason }) => {
      const before = levels.of(variantId, sourceId)?.onHand ?? 0
      const changes = { [`stock.${reason}`]: [before, before + quantity] as [unknown, unknown] }
      return { subject: 'catalogue.variants', subjectId: String(variantId), action: 'updated' as const, changes }
    })
    await this.journal.publish(trx, variants, { origin, entries }, newlyShort(moves, levels))
  }
}

/** One movement per variant and source, ordered by id. */
function merged(
  moves: readonly StockMove[],
  skus: ReadonlyMap<number, string>,
  sources: ReadonlyMap<string, number>
): Movement[] {
  const movements = new Map<string, Movement>()
  for (const { variantId, source: code, quantity, reason, reference = '' } of moves) {
    const sourceId = sources.get(code)
    if (!skus.has(variantId)) throw variantNotFound({ id: variantId })
    if (sourceId === undefined) throw sourceUnknown({ source: code }, 'source')
    if (!Number.isSafeInteger(quantity) || quantity === 0) throw quantityInvalid({}, 'quantity')
    const key = `${variantId} ${sourceId}`
    const existing = movements.get(key)
    if (existing) existing.quantity += quantity
    else movements.set(key, { variantId, sourceId, quantity, reason, reference })
  }
  return [...movements.values()]
    .filter(({ quantity }) => quantity !== 0)
    .sort((one, other) => one.variantId - other.variantId || one.sourceId - other.sourceId)
}

function refuseNegative(
  { variantId, sourceId, quantity }: Movement,
  levels: Levels,
  skus: ReadonlyMap<number, string>
): void {
  const { onHand = 0 } = levels.of(variantId, sourceId) ?? {}
  const sku = skus.get(variantId) ?? ''
  if (onHand + quantity < 0) throw stockInsufficient({ sku, available: onHand })
}

/** Refuses deliveries that would take pieces reserved for others. */
function refuseReserved(
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

/** Variants whose shortage grows. Deliveries cannot cause one, because they take no pieces reserved for others. */
function newlyShort(moves: readonly StockMove[], levels: Levels): number[] {
  const facts = moves.filter(({ promised }) => promised === undefined)
  return [...new Set(facts.map(({ variantId }) => variantId))].filter((id) => {
    const before = levels.all.filter(({ variantId }) => variantId === id)
    const moved = facts.filter(({ variantId }) => variantId === id)
    const after = moved.map(({ quantity }) => ({ onHand: quantity, reserved: 0 }))
    return shortageOf([...before, ...after]) > shortageOf(before)
  })
}
