import { inject } from '@adonisjs/core'
import { Clock } from '#core/time/clock'
import { Statements } from '#core/database/statements'
import { MoveStock } from '#plugins/catalogue/stock/actions/move_stock'
import { piecesOf, type ReservedPieces } from '#plugins/catalogue/stock/reserved_pieces'
import { shrinkReservations } from '#plugins/catalogue/stock/shrink_reservations'
import { sourceUnknown } from '#plugins/catalogue/stock/errors'
import type { ClosedShare } from '#plugins/catalogue/stock/close_reservations'
import type { Origin } from '#core/audit/origin'
import type { Transaction } from '#core/database/store'

/** Reserved pieces that leave the stock. */
export interface SentPieces extends ReservedPieces {
  /** Code of the source that they leave; null: the sources where they are reserved. */
  source: string | null
  /** Reason in the ledger, such as `shipment`. */
  reason: string
}

/**
 * Moves reserved pieces out of the stock. The reservation shrinks by them, whichever source it was made at, and the ledger
 * records the source that they left. Variants without managed stock are ignored.
 */
@inject()
export class SendReservedPieces {
  constructor(
    private readonly clock: Clock,
    private readonly move: MoveStock
  ) {}

  /** @throws sourceUnknown, stockInsufficient, stockReserved */
  async execute({ reference, source, reason, lines }: SentPieces, origin: Origin, trx: Transaction): Promise<void> {
    const db = new Statements(trx)
    const pieces = piecesOf(lines)
    const sources = await db.all<{ id: number; code: string }>('select id, code from catalogue_inventory_sources')
    const place = sources.find(({ code }) => code === source)
    if (source !== null && !place) throw sourceUnknown({ source }, 'source')
    const first = place?.id ?? null
    const now = this.clock.iso()
    const closed = await shrinkReservations(trx, { reference, pieces, first, status: 'taken', now })
    const codes = new Map(sources.map(({ id, code }) => [id, code]))
    const left = place ? await managedPieces(db, pieces, place.code) : byTheirSources(closed, codes)
    const promised = (variantId: number, code: string) =>
      closed
        .filter((share) => share.variantId === variantId && codes.get(share.sourceId) === code)
        .reduce((sum, { quantity }) => sum + quantity, 0)
    const moves = left.map((one) => ({
      ...one,
      reason,
      reference,
      quantity: -one.quantity,
      promised: promised(one.variantId, one.source),
    }))
    if (moves.length > 0) await this.move.execute(moves, origin, trx)
  }
}

/** Pieces of variants with managed stock, all from one source. */
async function managedPieces(db: Statements, pieces: ReadonlyMap<number, number>, source: string) {
  const managed = await db.run<{ id: number }>(
    `select id from catalogue_variants where manage_stock and id in ${db.ids} order by id`,
    [...pieces.keys()]
  )
  return managed.map(({ id }) => ({ variantId: id, source, quantity: pieces.get(id) ?? 0 }))
}

function byTheirSources(closed: readonly ClosedShare[], codes: ReadonlyMap<number, string>) {
  return closed.map(({ variantId, sourceId, quantity }) => ({
    variantId,
    source: codes.get(sourceId) ?? '',
    quantity,
  }))
}
