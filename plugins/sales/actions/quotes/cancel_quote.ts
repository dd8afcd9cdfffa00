import { inject } from '@adonisjs/core'
import { Clock } from '#core/time/clock'
import { Outbox } from '#core/events/outbox'
import { Store } from '#core/database/store'
import { runWrites } from '#core/database/write_set'
import { holdQuote, type WhichQuote } from '#plugins/sales/services/quotes/quote_reads'
import { inside } from '#plugins/sales/database/statements'
import { quoteMoment, type QuoteMoment } from '#plugins/sales/services/quotes/write_quote'
import { quoteNotCancellable, quoteNotFound, quoteNotRefusable } from '#plugins/sales/errors/quotes'
import { quoteStates, type QuoteState } from '#plugins/sales/states/quote_states'
import type { Origin } from '#core/audit/origin'

/** Which quote ends without an order, how, and why. */
export interface QuoteEnd {
  quote: WhichQuote
  /** Staff refuse what was asked, or take back what they sent; its customer takes back or declines. */
  how: 'refuse' | 'cancel'
  by: 'customer' | 'staff'
  reason: string
}

/** Ends a quote without an order. Whoever did not do it is told by mail. */
@inject()
export class CancelQuote {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock,
    private readonly outbox: Outbox
  ) {}

  /** @throws quoteNotFound, quoteNotCancellable, quoteNotRefusable once it was answered otherwise */
  async execute({ quote: which, how, by, reason }: QuoteEnd, origin: Origin): Promise<void> {
    await this.store.transaction(async (trx) => {
      const now = this.clock.iso()
      const run = inside(trx)
      const quote = await holdQuote(run, this.store.dialect, which, now)
      if (!quote) throw quoteNotFound()
      const { id, number, state: from } = quote
      if (!quoteStates.can(from, how)) throw how === 'refuse' ? quoteNotRefusable() : quoteNotCancellable()
      const to = quoteStates.transition(from, how)
      await run('update sales_quotes set state = ? where id = ?', [to, id])
      const kind = kindOf(from, how, by)
      // Nobody ever heard of what staff began and did not send.
      const isHeard = quote.maker === 'customer' || quote.revision > 1
      const isTold = by === 'staff' && isHeard
      await runWrites(trx, [
        quoteMoment(trx, { quoteId: id, origin, now }, { kind, from, to, text: reason, isTold }),
        this.outbox.write(trx, {
          name: `sales.quote.${kind}`,
          subject: `sales.quote:${id}`,
          payload: { version: 1, quoteId: id, number, by, reason, isTold },
        }),
      ])
    })
  }
}

function kindOf(from: QuoteState, how: QuoteEnd['how'], by: QuoteEnd['by']): QuoteMoment['kind'] & string {
  if (how === 'refuse') return 'refused'
  return by === 'customer' && from === 'sent' ? 'declined' : 'canceled'
}
