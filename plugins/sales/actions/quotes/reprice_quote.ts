import { inject } from '@adonisjs/core'
import { AuditLog } from '#core/audit/audit_log'
import { Clock } from '#core/time/clock'
import { Store, type Transaction } from '#core/database/store'
import { recordStale } from '#core/records/errors'
import { runWrites } from '#core/database/write_set'
import { PriceQuote, type WantedQuote } from '#plugins/sales/services/quotes/price_quote'
import { draftColumns, quoteLines, quoteMoment } from '#plugins/sales/services/quotes/write_quote'
import { draftOf, holdQuote } from '#plugins/sales/services/quotes/quote_reads'
import { inside } from '#plugins/sales/database/statements'
import { priceChanges } from '#plugins/sales/services/quotes/price_changes'
import { quoteClosed, quoteNotFound } from '#plugins/sales/errors/quotes'
import { quoteStates } from '#plugins/sales/states/quote_states'
import { staffQuote } from '#plugins/sales/transformers/staff_quote'
import type { Origin } from '#core/audit/origin'
import type { QuoteDraft } from '#plugins/sales/services/quotes/quote_draft'
import type { StoredQuote } from '#plugins/sales/services/quotes/stored_quote'

/** New prices of a quote, by somebody who looked at this version of it. */
export interface Repricing extends WantedQuote {
  id: number
  version: number
}

/** Gives a quote other lines and prices. Its customer goes on reading what was sent last until it is sent again. */
@inject()
export class RepriceQuote {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock,
    private readonly price: PriceQuote,
    private readonly audit: AuditLog
  ) {}

  /** @throws quoteNotFound, quoteClosed, recordStale, and what `PriceQuote` refuses */
  async execute({ id, version, ...wanted }: Repricing, origin: Origin): Promise<void> {
    await this.store.transaction(async (trx) => {
      const quote = await holdQuote(inside(trx), this.store.dialect, { id }, this.clock.iso())
      if (!quote) throw quoteNotFound()
      if (!quoteStates.can(quote.state, 'send')) throw quoteClosed()
      if (quote.version !== version + 1) throw recordStale({}, undefined, { current: freshOf(quote) })
      const draft = await this.price.execute(quote, wanted)
      await this.#write(trx, quote, draft, origin)
    })
  }

  async #write(trx: Transaction, quote: StoredQuote, draft: QuoteDraft, origin: Origin): Promise<void> {
    const now = this.clock.iso()
    const changes = priceChanges(draftOf(quote), draft)
    const columns = { ...draftColumns(draft), has_changes: true }
    const names = Object.keys(columns)
    const run = inside(trx)
    await run(`update sales_quotes set ${names.map((name) => `${name} = ?`).join(', ')} where id = ?`, [
      ...Object.values(columns),
      quote.id,
    ])
    await run('delete from sales_quote_lines where quote_id = ?', [quote.id])
    await runWrites(trx, [
      quoteLines(trx, quote.id, draft.lines),
      quoteMoment(trx, { quoteId: quote.id, origin, now }, { kind: 'repriced' }),
      this.audit.write(trx, origin, {
        subject: 'sales.quotes',
        subjectId: String(quote.id),
        action: 'updated',
        changes,
      }),
    ])
  }
}

/** The quote as it is, without what happened to it: a form only asks for its values. */
function freshOf(quote: StoredQuote) {
  const told = { history: [], order: null, proposedUntil: '', locale: quote.locale }
  return staffQuote({ ...quote, version: quote.version - 1 }, told)
}
