import { quotes } from '#plugins/sales/quotes/tables'
import { inject } from '@adonisjs/core'
import { Clock } from '#core/time/clock'
import { Outbox } from '#core/events/outbox'
import { Store } from '#core/database/store'
import { runWrites } from '#core/database/write_set'
import { holdQuote, type WhichQuote } from '#plugins/sales/quotes/services/quote_reads'
import { inside } from '#plugins/sales/database/statements'
import { quoteWrites, type QuoteMoment } from '#plugins/sales/quotes/services/write_quote'
import { quoteNotCancellable, quoteNotFound, quoteNotRefusable } from '#plugins/sales/quotes/errors'
import { quoteStates, type QuoteState } from '#plugins/sales/quotes/quote_states'
import type { Origin } from '#core/audit/origin'

export interface QuoteEnd {
  quote: WhichQuote
  /** Staff refuse a request or withdraw a sent quote; the customer withdraws a request or declines a quote. */
  how: 'refuse' | 'cancel'
  by: 'customer' | 'staff'
  reason: string
}

/** Ends a quote without an order. Mails the other party. */
@inject()
export class CancelQuote {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock,
    private readonly outbox: Outbox
  ) {}

  /** @throws quoteNotFound, quoteNotCancellable, quoteNotRefusable in another state */
  async execute({ quote: which, how, by, reason }: QuoteEnd, origin: Origin): Promise<void> {
    await this.store.transaction(async (trx) => {
      const now = this.clock.iso()
      const quote = await holdQuote(inside(trx), this.store.dialect, which, now)
      if (!quote) throw quoteNotFound()
      const { id, number, state: from } = quote
      if (!quoteStates.can(from, how)) throw how === 'refuse' ? quoteNotRefusable() : quoteNotCancellable()
      const to = quoteStates.transition(from, how)
      await quotes.update(trx, { id }, { state: to })
      const kind = kindOf(from, how, by)
      // The customer does not know a quote that staff created and never sent.
      const isHeard = quote.maker === 'customer' || quote.revision > 1
      const isTold = by === 'staff' && isHeard
      await runWrites(trx, [
        ...quoteWrites(trx, { quoteId: id, origin, now }, { kind, from, to, text: reason, isTold }),
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
