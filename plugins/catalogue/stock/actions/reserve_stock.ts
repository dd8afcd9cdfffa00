import { inject } from '@adonisjs/core'
import { Store, type Transaction } from '#core/database/store'
import { Clock } from '#core/time/clock'
import { Statements } from '#core/database/statements'
import { quantityInvalid, stockInsufficient } from '#plugins/catalogue/stock/errors'
import { variantNotFound } from '#plugins/catalogue/products/errors'
import { lockVariants, type Levels, type OrderedVariant } from '#plugins/catalogue/stock/levels'
import { runWrites } from '#core/database/write_set'
import { stockReservations } from '#plugins/catalogue/stock/tables'
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
    const quantities = quantitiesOf(lines)
    const { variants, levels } = await lockVariants(db, [...quantities.keys()])
    const unknown = [...quantities.keys()].find((id) => !variants.some((variant) => variant.id === id))
    if (unknown !== undefined) throw variantNotFound({ id: unknown })
    const wanted = variants
      .filter(({ manageStock }) => manageStock)
      .map((variant) => ({ variant, quantity: quantities.get(variant.id) as number, ...openTo(variant, levels) }))
    const shares = wanted.flatMap(shareOut)
    await this.#reserve(db, shares)
    const now = this.clock.iso()
    const rows = shares.map((share) => ({ ...share, reference, status: 'open' as const, expiresAt, createdAt: now }))
    await runWrites(trx, [stockReservations.insertWrite(db.dialect, rows)])
    await this.journal.publishReserved(
      trx,
      wanted.map(({ variant, quantity, available }) => ({ variant, quantity, left: available - quantity }))
    )
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

/** Pieces by variant. @throws quantityInvalid */
function quantitiesOf(lines: readonly ReservationLine[]): Map<number, number> {
  const quantities = new Map<number, number>()
  for (const { variantId, quantity } of lines) {
    if (!Number.isSafeInteger(quantity) || quantity <= 0) throw quantityInvalid({}, 'quantity')
    quantities.set(variantId, (quantities.get(variantId) ?? 0) + quantity)
  }
  return quantities
}

/** The open sources of a variant, and the pieces that all of them have together. */
function openTo({ id }: OrderedVariant, levels: Levels) {
  const open = levels.openFor(id)
  // A source may have more reserved than on hand. Other sources then have to supply those pieces.
  const available = Math.max(
    0,
    open.reduce((sum, { onHand, reserved }) => sum + onHand - reserved, 0)
  )
  return { open, available }
}

interface Wanted extends ReturnType<typeof openTo> {
  variant: OrderedVariant
  quantity: number
}

function shareOut({ variant: { id, sku }, quantity, open, available }: Wanted): Share[] {
  if (quantity > available) throw stockInsufficient({ sku, available })
  const shares: Share[] = []
  let missing = quantity
  for (const { sourceId, onHand, reserved } of open) {
    const taken = Math.min(missing, onHand - reserved)
    if (taken <= 0) continue
    shares.push({ variantId: id, sourceId, quantity: taken })
    missing -= taken
  }
  return shares
}
