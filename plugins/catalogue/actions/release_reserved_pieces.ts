import { inject } from '@adonisjs/core'
import { Clock } from '#core/time/clock'
import { Bulk } from '#plugins/catalogue/database/bulk'
import { StockJournal } from '#plugins/catalogue/services/stock/stock_journal'
import { piecesOf, type ReservedPieces } from '#plugins/catalogue/services/stock/reserved_pieces'
import { shrinkReservations } from '#plugins/catalogue/services/stock/shrink_reservations'
import type { Transaction } from '#core/database/store'

/** Gives back a part of what was promised under a reference. */
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
    const closed = await shrinkReservations(new Bulk(trx), wanted)
    await this.journal.publish(
      trx,
      closed.map(({ variant }) => variant)
    )
  }
}
