import { inject } from '@adonisjs/core'
import { Clock } from '#core/time/clock'
import { Store } from '#core/database/store'
import { runWrites } from '#core/database/write_set'
import { inside } from '#plugins/sales/database/statements'
import { quoteMoved } from '#plugins/sales/services/quotes/write_quote'
import { quoteNotCancellable, quoteNotFound } from '#plugins/sales/errors/quotes'
import { quoteStates, type QuoteState } from '#plugins/sales/states/quote_states'
import type { Origin } from '#core/audit/origin'

/** Takes back the request of a quote, or turns down what the shop answered. */
@inject()
export class CancelQuote {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock
  ) {}

  /** @throws quoteNotFound, quoteNotCancellable once it was answered otherwise */
  async execute(number: string, origin: Origin): Promise<void> {
    await this.store.transaction(async (trx) => {
      const now = this.clock.iso()
      const run = inside(trx)
      const [held] = await run<{ id: number; state: QuoteState }>(
        'update sales_quotes set version = version + 1, updated_at = ? where number = ? returning id, state',
        [now, number]
      )
      if (!held) throw quoteNotFound()
      const { id, state: from } = held
      if (!quoteStates.can(from, 'cancel')) throw quoteNotCancellable()
      const to = quoteStates.transition(from, 'cancel')
      await run('update sales_quotes set state = ? where id = ?', [to, id])
      await runWrites(trx, [quoteMoved(trx, { quoteId: Number(id), kind: 'canceled', from, to, origin, now })])
    })
  }
}
