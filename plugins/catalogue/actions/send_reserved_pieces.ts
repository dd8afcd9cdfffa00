import { inject } from '@adonisjs/core'
import { Clock } from '#core/time/clock'
import { Bulk } from '#plugins/catalogue/database/bulk'
import { MoveStock } from '#plugins/catalogue/actions/move_stock'
import { piecesOf, type ReservedPieces } from '#plugins/catalogue/services/stock/reserved_pieces'
import { shrinkReservations } from '#plugins/catalogue/services/stock/shrink_reservations'
import { sourceUnknown } from '#plugins/catalogue/errors'
import type { ClosedShare } from '#plugins/catalogue/services/stock/close_reservations'
import type { Origin } from '#core/audit/origin'
import type { Transaction } from '#core/database/store'

/** Promised pieces that leave the stock. */
export interface SentPieces extends ReservedPieces {
  /** Code of the source that they leave; null: those that they were promised from. */
  source: string | null
  /** Why, for the ledger: `shipment`. */
  reason: string
}

/**
 * Books promised pieces out of the stock: what is promised shrinks by them, whichever source it was promised from, and
 * the ledger tells which one they left. Variants whose stock is not managed leave no trace.
 */
@inject()
export class SendReservedPieces {
  constructor(
    private readonly clock: Clock,
    private readonly move: MoveStock
  ) {}

  /** @throws sourceUnknown, stockInsufficient, stockReserved */
  async execute({ reference, source, reason, lines }: SentPieces, origin: Origin, trx: Transaction): Promise<void> {
    const bulk = new Bulk(trx)
    const pieces = piecesOf(lines)
    const sources = await bulk.all<{ id: number; code: string }>('select id, code from catalogue_inventory_sources')
    const place = sources.find(({ code }) => code === source)
    if (source !== null && !place) throw sourceUnknown({ source }, 'source')
    const first = place ? Number(place.id) : null
    const now = this.clock.iso()
    const closed = await shrinkReservations(bulk, { reference, pieces, first, status: 'taken', now })
    const codes = new Map(sources.map(({ id, code }) => [Number(id), code]))
    const left = place ? await managedPieces(bulk, pieces, place.code) : byTheirSources(closed, codes)
    const promised = (variantId: number, code: string) =>
      closed
        .filter(({ variant, source: from }) => Number(variant) === variantId && codes.get(Number(from)) === code)
        .reduce((sum, { quantity }) => sum + Number(quantity), 0)
    const moves = left.map((one) => ({
      ...{ ...one, reason, reference, quantity: -one.quantity },
      promised: promised(one.variantId, one.source),
    }))
    if (moves.length > 0) await this.move.execute(moves, origin, trx)
  }
}

/** Pieces of variants whose stock is managed, all from one source. */
async function managedPieces(bulk: Bulk, pieces: ReadonlyMap<number, number>, source: string) {
  const managed = await bulk.run<{ id: number }>(
    `select id from catalogue_variants where manage_stock and id in ${bulk.ids} order by id`,
    [...pieces.keys()]
  )
  return managed.map(({ id }) => ({ variantId: Number(id), source, quantity: pieces.get(Number(id)) ?? 0 }))
}

function byTheirSources(closed: readonly ClosedShare[], codes: ReadonlyMap<number, string>) {
  return closed.map(({ variant, source, quantity }) => ({
    ...{ variantId: Number(variant), source: codes.get(Number(source)) ?? '', quantity: Number(quantity) },
  }))
}
