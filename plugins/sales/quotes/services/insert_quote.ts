import { inject } from '@adonisjs/core'
import { Clock } from '#core/time/clock'
import { Outbox } from '#core/events/outbox'
import { runWrites } from '#core/database/write_set'
import { draftFields, lineWrites, quoteWrites } from '#plugins/sales/quotes/services/write_quote'
import { inside } from '#plugins/sales/database/statements'
import { quotes } from '#plugins/sales/quotes/tables'
import { quoteStates } from '#plugins/sales/quotes/quote_states'
import { TakeNumber } from '#plugins/sales/documents/numbers/take_number'
import type { Origin } from '#core/audit/origin'
import type { QuoteDraft } from '#plugins/sales/quotes/services/quote_draft'
import type { RowIn } from '#core/database/table'
import type { SaleTerms } from '#plugins/sales/documents/sale_fields'
import type { Transaction } from '#core/database/store'

/** A quote before it is stored. */
export interface NewQuote extends SaleTerms, Pick<RowIn<typeof quotes>, 'owner' | 'maker' | 'comment'> {
  cartId?: number | null
  /** Idempotency key of the request; null: no key was sent. */
  key: string | null
  draft: QuoteDraft
  /** What it was created from, for its history. */
  details?: Record<string, unknown>
  origin: Origin
}

/** Stores a new quote under the next number of its series. */
@inject()
export class InsertQuote {
  constructor(
    private readonly clock: Clock,
    private readonly numbers: TakeNumber,
    private readonly outbox: Outbox
  ) {}

  async execute(trx: Transaction, quote: NewQuote): Promise<{ id: number; number: string }> {
    const { key, draft, details = {}, origin, ...values } = quote
    const { maker, channel, customerId, comment } = quote
    const now = this.clock.iso()
    const number = await this.numbers.execute(inside(trx), 'quotes', channel)
    const state = quoteStates.initial
    const id = await quotes.insert(trx, {
      ...values,
      ...draftFields(draft),
      number,
      requestKey: key,
      state,
      hasChanges: false,
      asked: maker === 'customer' ? draft : null,
      requestedAt: now,
      createdAt: now,
      updatedAt: now,
    })
    const event = {
      name: 'sales.quote.requested',
      subject: `sales.quote:${id}`,
      payload: { version: 1, quoteId: id, number, customerId },
    }
    await runWrites(trx, [
      lineWrites(trx, id, draft.lines),
      ...quoteWrites(trx, { quoteId: id, origin, now }, { kind: 'requested', to: state, text: comment, details }),
      this.outbox.write(trx, ...(maker === 'customer' ? [event] : [])),
    ])
    return { id, number }
  }
}
