import { inject } from '@adonisjs/core'
import { Clock } from '#core/time/clock'
import { Outbox } from '#core/events/outbox'
import { Store } from '#core/database/store'
import { runWrites } from '#core/database/write_set'
import { inside } from '#plugins/sales/database/statements'
import { quoteMoment } from '#plugins/sales/services/quotes/write_quote'
import { quoteNotFound } from '#plugins/sales/errors/quotes'
import type { Origin } from '#core/audit/origin'

/** What somebody of the staff writes about a quote. */
export interface QuoteComment {
  id: number
  text: string
  /** The customer is sent it; otherwise it is a note for colleagues. */
  isTold: boolean
}

/** Adds a comment to the history of a quote, and sends it to its customer where that is wanted. */
@inject()
export class CommentQuote {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock,
    private readonly outbox: Outbox
  ) {}

  /** @throws quoteNotFound */
  async execute({ id, text, isTold }: QuoteComment, origin: Origin): Promise<void> {
    await this.store.transaction(async (trx) => {
      const now = this.clock.iso()
      // A form that is open on the quote is not out of date for it: its version stays.
      const [held] = await inside(trx)<{ number: string; maker: string; revision: number }>(
        'update sales_quotes set updated_at = ? where id = ? returning number, maker, revision',
        [now, id]
      )
      if (!held) throw quoteNotFound()
      // Nobody can open what staff began and did not send.
      const isHeard = isTold && (held.maker === 'customer' || Number(held.revision) > 1)
      const commented = {
        name: 'sales.quote.commented',
        subject: `sales.quote:${id}`,
        payload: { version: 1, quoteId: id, number: held.number, text },
      }
      await runWrites(trx, [
        quoteMoment(trx, { quoteId: id, origin, now }, { kind: 'comment', text, isTold: isHeard }),
        this.outbox.write(trx, ...(isHeard ? [commented] : [])),
      ])
    })
  }
}
