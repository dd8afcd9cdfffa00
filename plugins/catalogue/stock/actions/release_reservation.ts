import { inject } from '@adonisjs/core'
import { Store, type Transaction } from '#core/database/store'
import { Clock } from '#core/time/clock'
import { closeReservations } from '#plugins/catalogue/stock/close_reservations'
import { StockJournal } from '#plugins/catalogue/stock/stock_journal'

/** Releases the reservation of a reference. Does nothing if nothing is reserved. */
@inject()
export class ReleaseReservation {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock,
    private readonly journal: StockJournal
  ) {}

  /** Returns the number of released units. */
  execute(reference: string, trx?: Transaction): Promise<number> {
    if (trx) return this.#run(trx, reference)
    return this.store.transaction((opened) => this.#run(opened, reference))
  }

  async #run(trx: Transaction, reference: string): Promise<number> {
    const closed = await closeReservations(trx, [reference], 'released', this.clock.iso())
    await this.journal.publish(
      trx,
      closed.map(({ variantId }) => variantId)
    )
    return closed.reduce((sum, { quantity }) => sum + quantity, 0)
  }
}
