import { inject } from '@adonisjs/core'
import { Store } from '#core/database/store'
import { Clock } from '#core/time/clock'
import { closeReservations } from '#plugins/catalogue/stock/close_reservations'
import { StockJournal } from '#plugins/catalogue/stock/stock_journal'

/** References per transaction. */
const BATCH = 50

/** Releases the reservations that have expired. */
@inject()
export class ExpireReservations {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock,
    private readonly journal: StockJournal
  ) {}

  /** Returns the number of released units. */
  async execute(): Promise<number> {
    const now = this.clock.iso()
    let units = 0
    for (;;) {
      const due = await this.store.reader.all<{ reference: string }>(
        `select distinct reference from catalogue_stock_reservations
         where status = 'open' and expires_at <= ? order by reference limit ${BATCH}`,
        [now]
      )
      if (due.length === 0) return units
      const references = due.map(({ reference }) => reference)
      units += await this.#expire(references, now)
    }
  }

  #expire(references: string[], now: string): Promise<number> {
    return this.store.transaction(async (trx) => {
      const closed = await closeReservations(trx, references, 'expired', now)
      await this.journal.publish(
        trx,
        closed.map(({ variantId }) => variantId)
      )
      return closed.reduce((sum, { quantity }) => sum + quantity, 0)
    })
  }
}
