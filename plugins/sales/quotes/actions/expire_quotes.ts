import { inject } from '@adonisjs/core'
import { Clock } from '#core/time/clock'
import { Outbox } from '#core/events/outbox'
import { Store } from '#core/database/store'
import { runWrites } from '#core/database/write_set'
import { systemOrigin } from '#core/audit/origin'
import { inside, outside } from '#plugins/sales/database/statements'
import { quoteWrites } from '#plugins/sales/quotes/services/write_quote'

/** Most quotes per run. The next run handles the others. */
const BATCH = 200

/** Expires quotes whose validity has ended. */
@inject()
export class ExpireQuotes {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock,
    private readonly outbox: Outbox
  ) {}

  /** Returns how many expired. */
  async execute(): Promise<number> {
    const due = await outside(this.store)<{ id: number; number: string }>(
      "select id, number from sales_quotes where state = 'sent' and valid_until < ? order by id limit ?",
      [this.clock.iso(), BATCH]
    )
    let expired = 0
    for (const { id, number } of due) if (await this.#expire(Number(id), number)) expired += 1
    return expired
  }

  /** Skips a quote that was accepted or sent again meanwhile. */
  #expire(quoteId: number, number: string): Promise<boolean> {
    return this.store.transaction(async (trx) => {
      const now = this.clock.iso()
      const held = await inside(trx)(
        `update sales_quotes set state = 'expired', version = version + 1, updated_at = ?
         where id = ? and state = 'sent' and valid_until < ? returning id`,
        [now, quoteId, now]
      )
      if (held.length === 0) return false
      const origin = systemOrigin('job')
      await runWrites(trx, [
        ...quoteWrites(trx, { quoteId, origin, now }, { kind: 'expired', from: 'sent', to: 'expired' }),
        this.outbox.write(trx, {
          name: 'sales.quote.expired',
          subject: `sales.quote:${quoteId}`,
          payload: { version: 1, quoteId, number },
        }),
      ])
      return true
    })
  }
}
