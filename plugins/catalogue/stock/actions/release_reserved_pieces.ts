import { inject } from '@adonisjs/core'
import { Clock } from '#core/time/clock'
import { StockJournal } from '#plugins/catalogue/stock/stock_journal'
import { piecesOf, type ReservedPieces } from '#plugins/catalogue/stock/reserved_pieces'
import { shrinkReservations } from '#plugins/catalogue/stock/shrink_reservations'
import type { Transaction } from '#core/database/store'

/** Releases some of the pieces that are reserved under a reference. */
@inject()
export class ReleaseReservedPieces {
  constructor(
    private readonly clock: Clock,
    private readonly journal: StockJournal
  ) {}

  async execute({ reference, lines }: ReservedPieces, trx: Transaction): Promise<void> {
    const wanted = {
      reference,
      pieces: piecesOf(lines),
      first: null,
      status: 'released',
      now: this.clock.iso(),
    } as const
    const closed = await shrinkReservations(trx, wanted)
    await this.journal.publish(
      trx,
      closed.map(({ variantId }) => variantId)
    )
  }
}
