import { inject } from '@adonisjs/core'
import { Clock } from '#core/time/clock'
import { Outbox } from '#core/events/outbox'
import { Store } from '#core/database/store'
import { runWrites } from '#core/database/write_set'
import { inside } from '#plugins/sales/database/statements'
import { quoteWrites } from '#plugins/sales/quotes/services/write_quote'
import { quoteNotFound } from '#plugins/sales/quotes/errors'
import type { Origin } from '#core/audit/origin'

/** A comment of staff on a quote. */
export interface QuoteComment {
  id: number
  text: string
  /** Mail the comment to the customer; otherwise it is an internal note. */
  isTold: boolean
}

/** Adds a comment to the history of a quote, and mails it to the customer if requested. */
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
      // The version does not change, so that open forms of the quote are not stale.
      const [held] = await inside(trx)<{ number: string; maker: string; revision: number }>(
        'update sales_quotes set updated_at = ? where id = ? returning number, maker, revision',
        [now, id]
      )
      if (!held) throw quoteNotFound()
      // The customer cannot open a quote that was never sent.
      const isHeard = isTold && (held.maker === 'customer' || Number(held.revision) > 1)
      const commented = {
        name: 'sales.quote.commented',
        subject: `sales.quote:${id}`,
        payload: { version: 1, quoteId: id, number: held.number, text },
      }
      await runWrites(trx, [
        ...quoteWrites(trx, { quoteId: id, origin, now }, { kind: 'comment', text, isTold: isHeard }),
        this.outbox.write(trx, ...(isHeard ? [commented] : [])),
      ])
    })
  }
}
