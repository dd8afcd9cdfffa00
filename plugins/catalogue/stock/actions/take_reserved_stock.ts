import { inject } from '@adonisjs/core'
import { Store, type Transaction } from '#core/database/store'
import { Clock } from '#core/time/clock'
import { Statements } from '#core/database/statements'
import { reservationClosed, stockInsufficient } from '#plugins/catalogue/stock/errors'
import { closeReservations, summed } from '#plugins/catalogue/stock/close_reservations'
import { lockLevels } from '#plugins/catalogue/stock/levels'
import { StockJournal } from '#plugins/catalogue/stock/stock_journal'
import { movementWrites } from '#plugins/catalogue/stock/write_movements'
import { runWrites } from '#core/database/write_set'

/** Moves all pieces that are reserved under a reference out of the stock. */
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
    const db = new Statements(trx)
    const now = this.clock.iso()
    const taken = await closeReservations(trx, [reference], 'taken', now)
    if (taken.length === 0) throw reservationClosed({ reference })
    const levels = await lockLevels(
      db,
      taken.map(({ variantId }) => variantId)
    )
    const short = summed(taken).find(({ variantId, sourceId, quantity }) => {
      return (levels.of(variantId, sourceId)?.onHand ?? 0) < quantity
    })
    if (short) throw stockInsufficient({ sku: '', available: levels.of(short.variantId, short.sourceId)?.onHand ?? 0 })
    const movements = summed(taken).map((share) => ({ ...share, reason, reference, quantity: -share.quantity }))
    await runWrites(trx, movementWrites(db, movements, now))
    await this.journal.publish(
      trx,
      taken.map(({ variantId }) => variantId)
    )
  }
}
