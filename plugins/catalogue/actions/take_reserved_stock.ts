import { inject } from '@adonisjs/core'
import { Store, type Transaction } from '#core/database/store'
import { Clock } from '#core/time/clock'
import { Bulk } from '#plugins/catalogue/database/bulk'
import { reservationClosed, stockInsufficient } from '#plugins/catalogue/errors'
import { closeReservations, summed } from '#plugins/catalogue/services/stock/close_reservations'
import { lockLevels } from '#plugins/catalogue/services/stock/levels'
import { StockJournal } from '#plugins/catalogue/services/stock/stock_journal'
import { movementWrites } from '#plugins/catalogue/services/stock/write_movements'
import { runWrites } from '#core/database/write_set'

/** Takes out of the sources what was promised under a reference: the goods leave. */
@inject()
export class TakeReservedStock {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock,
    private readonly journal: StockJournal
  ) {}

  execute(reference: string, reason: string, trx?: Transaction): Promise<void> {
    if (trx) return this.#run(trx, reference, reason)
    return this.store.transaction((opened) => this.#run(opened, reference, reason))
  }

  async #run(trx: Transaction, reference: string, reason: string): Promise<void> {
    const bulk = new Bulk(trx)
    const now = this.clock.iso()
    const taken = await closeReservations(bulk, [reference], 'taken', now)
    if (taken.length === 0) throw reservationClosed({ reference })
    const levels = await lockLevels(
      bulk,
      taken.map(({ variant }) => variant)
    )
    const short = summed(taken).find(({ variant, source, quantity }) => {
      return (levels.of(variant, source)?.onHand ?? 0) < quantity
    })
    if (short) throw stockInsufficient({ sku: '', available: levels.of(short.variant, short.source)?.onHand ?? 0 })
    const movements = summed(taken).map(({ variant, source, quantity }) => ({
      ...{ variant, source, reason, reference },
      quantity: -quantity,
    }))
    await runWrites(trx, movementWrites(bulk, movements, now))
    await this.journal.publish(
      trx,
      taken.map(({ variant }) => variant)
    )
  }
}
