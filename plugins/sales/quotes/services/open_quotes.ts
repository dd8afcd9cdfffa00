import { inject } from '@adonisjs/core'
import { staleWrite } from '#core/errors/stale'
import { Clock } from '#core/time/clock'
import { Store, type Transaction } from '#core/database/store'
import { runWrites } from '#core/database/write_set'
import { draftFields, lineWrites, quoteWrites, type QuoteMoment } from '#plugins/sales/quotes/services/write_quote'
import { holdQuote } from '#plugins/sales/quotes/services/quote_reads'
import { inside } from '#plugins/sales/database/statements'
import { quoteClosed, quoteNotFound } from '#plugins/sales/quotes/errors'
import { quoteLines, quotes } from '#plugins/sales/quotes/tables'
import { quoteStates } from '#plugins/sales/quotes/quote_states'
import { staffQuote } from '#plugins/sales/quotes/staff_quote_answer'
import type { AuditEntry } from '#core/audit/audit_log'
import type { Origin } from '#core/audit/origin'
import type { QuoteDraft } from '#plugins/sales/quotes/services/quote_draft'
import type { StoredQuote } from '#plugins/sales/quotes/services/stored_quote'

/** A change of a quote by staff. */
interface Change {
  draft: QuoteDraft
  /** Its new addresses. */
  addresses?: Pick<StoredQuote, 'billing' | 'delivery'>
  kind: QuoteMoment['kind']
  changes: AuditEntry['changes']
  origin: Origin
}

/** Quotes that staff may still change. Their customer reads the last sent revision until the next one is sent. */
@inject()
export class OpenQuotes {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock
  ) {}

  /** Reads and locks a quote of this version. @throws quoteNotFound, quoteClosed, staleWrite */
  async hold(trx: Transaction, { id, version }: { id: number; version: number }): Promise<StoredQuote> {
    const quote = await holdQuote(inside(trx), this.store.dialect, { id }, this.clock.iso())
    if (!quote) throw quoteNotFound()
    if (!quoteStates.can(quote.state, 'send')) throw quoteClosed()
    if (quote.version !== version + 1) throw staleWrite({}, undefined, { current: freshOf(quote) })
    return quote
  }

  async keep(
    trx: Transaction,
    { id }: StoredQuote,
    { draft, addresses, kind, changes, origin }: Change
  ): Promise<void> {
    await quotes.update(trx, { id }, { ...draftFields(draft), ...addresses, hasChanges: true })
    await quoteLines.delete(trx, { quoteId: id })
    await runWrites(trx, [
      lineWrites(trx, id, draft.lines),
      ...quoteWrites(trx, { quoteId: id, origin, now: this.clock.iso() }, { kind, changes }),
    ])
  }
}

/** The current quote without its history: a form only needs its values. */
function freshOf(quote: StoredQuote) {
  const context = {
    history: [],
    order: null,
    proposedUntil: '',
    locale: quote.locale,
    pictures: new Map(),
    shortages: [],
    deliveryTitles: new Map(),
  }
  return staffQuote({ ...quote, version: quote.version - 1 }, context)
}
