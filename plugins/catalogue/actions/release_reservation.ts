import { inject } from '@adonisjs/core'
import { Store, type Transaction } from '#core/database/store'
import { Clock } from '#core/time/clock'
import { Bulk } from '#plugins/catalogue/database/bulk'
import { closeReservations } from '#plugins/catalogue/services/stock/close_reservations'
import { StockJournal } from '#plugins/catalogue/services/stock/stock_journal'

/** Gives back what was promised under a reference. Nothing happens where nothing is promised any more. */
@inject()
export class ReleaseReservation {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock,
    private readonly journal: StockJournal
  ) {}

  /** Tells how many units came back. */
  execute(reference: string, trx?: Transaction): Promise<number> {
    if (trx) return this.#run(trx, reference)
    return this.store.transaction((opened) => this.#run(opened, reference))
  }

  async #run(trx: Transaction, reference: string): Promise<number> {
    const closed = await closeReservations(new Bulk(trx), [reference], 'released', this.clock.iso())
    await this.journal.publish(
      trx,
      closed.map(({ variant }) => variant)
    )
    return closed.reduce((sum, { quantity }) => sum + quantity, 0)
  }
}
