import { inject } from '@adonisjs/core'
import { Store, type Transaction } from '#core/database/store'
import { Clock } from '#core/time/clock'
import { Statements } from '#core/database/statements'
import { quantityInvalid, stockInsufficient } from '#plugins/catalogue/stock/errors'
import { variantNotFound } from '#plugins/catalogue/products/errors'
import { lockLevels, type Levels } from '#plugins/catalogue/stock/levels'
import { runWrites } from '#core/database/write_set'
import { stockReservations } from '#plugins/catalogue/stock/tables'
import { variants } from '#plugins/catalogue/products/tables'
import { StockJournal } from '#plugins/catalogue/stock/stock_journal'
import type { RowIn } from '#core/database/table'

export interface ReservationLine {
  variantId: number
  quantity: number
}

export interface ReservationRequest {
  /** Names the reservation, such as an order number. It is needed to release it or to take the pieces. */
  reference: string
  lines: readonly ReservationLine[]
  /** Instant at which the reservation expires; null: never. */
  expiresAt: string | null
}

const SHARE = ['variantId', 'sourceId', 'quantity'] as const

type Share = Pick<RowIn<typeof stockReservations>, (typeof SHARE)[number]>

/**
 * Reserves stock for all lines or for none. Active sources are used in the order of their
 * priority, and several may share a line. Variants without managed stock need no reservation.
 */
@inject()
export class ReserveStock {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock,
    private readonly journal: StockJournal
  ) {}

  execute(request: ReservationRequest, trx?: Transaction): Promise<void> {
    if (trx) return this.#run(trx, request)
    return this.store.transaction((opened) => this.#run(opened, request))
  }

  async #run(trx: Transaction, { reference, lines, expiresAt }: ReservationRequest): Promise<void> {
    const db = new Statements(trx)
    const wanted = await this.#wanted(db, lines)
    const levels = await lockLevels(
      db,
      wanted.map(({ id }) => id)
    )
    const shares = wanted.flatMap((line) => shareOut(line, levels))
    await this.#reserve(db, shares)
    const now = this.clock.iso()
    const rows = shares.map((share) => ({ ...share, reference, status: 'open' as const, expiresAt, createdAt: now }))
    await runWrites(trx, [stockReservations.insertWrite(db.dialect, rows)])
    await this.journal.publish(
      trx,
      wanted.map(({ id }) => id)
    )
  }

  /** The lines merged by variant and ordered by id, without variants that have no managed stock. */
  async #wanted(db: Statements, lines: readonly ReservationLine[]) {
    const quantities = new Map<number, number>()
    for (const { variantId, quantity } of lines) {
      if (!Number.isSafeInteger(quantity) || quantity <= 0) throw quantityInvalid({}, 'quantity')
      quantities.set(variantId, (quantities.get(variantId) ?? 0) + quantity)
    }
    const rows = await db.run<Pick<RowIn<typeof variants>, 'id' | 'sku' | 'manageStock'>>(
      `select ${variants.columns('v', ['id', 'sku', 'manageStock'])} from catalogue_variants v
       where v.id in ${db.ids} order by v.id`,
      [...quantities.keys()]
    )
    const unknown = [...quantities.keys()].find((id) => !rows.some((row) => row.id === id))
    if (unknown !== undefined) throw variantNotFound({ id: unknown })
    return rows
      .filter(({ manageStock }) => manageStock)
      .map(({ id, sku }) => ({ id, sku, quantity: quantities.get(id) as number }))
  }

  /** The update itself checks the free stock. Nothing is sold twice, even if the levels changed since they were read. */
  async #reserve(db: Statements, shares: readonly Share[]): Promise<void> {
    const updated = await db.run(
      `update catalogue_stock_levels set reserved = reserved + r.quantity
       from ${stockReservations.source(db.dialect, SHARE)}
       where variant_id = r."variantId" and source_id = r."sourceId" and on_hand - reserved >= r.quantity
       returning variant_id`,
      shares
    )
    if (updated.length !== shares.length) throw stockInsufficient({ sku: '', available: 0 })
  }
}

function shareOut({ id, sku, quantity }: { id: number; sku: string; quantity: number }, levels: Levels): Share[] {
  const shares: Share[] = []
  const open = levels.openFor(id)
  // A source may have more reserved than on hand. Other sources then have to supply those pieces.
  const available = Math.max(
    0,
    open.reduce((sum, { onHand, reserved }) => sum + onHand - reserved, 0)
  )
  if (quantity > available) throw stockInsufficient({ sku, available })
  let missing = quantity
  for (const { sourceId, onHand, reserved } of open) {
    const taken = Math.min(missing, onHand - reserved)
    if (taken <= 0) continue
    shares.push({ variantId: id, sourceId, quantity: taken })
    missing -= taken
  }
  return shares
}
