import { inject } from '@adonisjs/core'
import { AuditLog } from '#core/audit/audit_log'
import { Clock } from '#core/time/clock'
import { Store, type Transaction } from '#core/database/store'
import { recordStale } from '#core/records/errors'
import { runWrites } from '#core/database/write_set'
import { draftColumns, quoteLines, quoteMoment, type QuoteMoment } from '#plugins/sales/services/quotes/write_quote'
import { holdQuote } from '#plugins/sales/services/quotes/quote_reads'
import { inside } from '#plugins/sales/database/statements'
import { quoteClosed, quoteNotFound } from '#plugins/sales/errors/quotes'
import { quoteStates } from '#plugins/sales/states/quote_states'
import { staffQuote } from '#plugins/sales/transformers/staff_quote'
import type { AuditEntry } from '#core/audit/audit_log'
import type { Origin } from '#core/audit/origin'
import type { QuoteDraft } from '#plugins/sales/services/quotes/quote_draft'
import type { RowValues } from '#plugins/sales/services/documents/insert_row'
import type { StoredQuote } from '#plugins/sales/services/quotes/stored_quote'

/** What staff make of a quote until they send it. */
interface Change {
  draft: QuoteDraft
  /** Columns of the quote beside those of its draft. */
  columns?: RowValues
  kind: QuoteMoment['kind']
  changes: AuditEntry['changes']
  origin: Origin
}

/** Quotes that staff may still change: its customer goes on reading what was sent last until it is sent again. */
@inject()
export class OpenQuotes {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock,
    private readonly audit: AuditLog
  ) {}

  /** Held for somebody who looked at this version of it. @throws quoteNotFound, quoteClosed, recordStale */
  async hold(trx: Transaction, { id, version }: { id: number; version: number }): Promise<StoredQuote> {
    const quote = await holdQuote(inside(trx), this.store.dialect, { id }, this.clock.iso())
    if (!quote) throw quoteNotFound()
    if (!quoteStates.can(quote.state, 'send')) throw quoteClosed()
    if (quote.version !== version + 1) throw recordStale({}, undefined, { current: freshOf(quote) })
    return quote
  }

  async keep(trx: Transaction, { id }: StoredQuote, { draft, columns, kind, changes, origin }: Change): Promise<void> {
    const values = { ...draftColumns(draft), ...columns, has_changes: true }
    const names = Object.keys(values)
    const run = inside(trx)
    await run(`update sales_quotes set ${names.map((name) => `${name} = ?`).join(', ')} where id = ?`, [
      ...Object.values(values),
      id,
    ])
    await run('delete from sales_quote_lines where quote_id = ?', [id])
    await runWrites(trx, [
      quoteLines(trx, id, draft.lines),
      quoteMoment(trx, { quoteId: id, origin, now: this.clock.iso() }, { kind }),
      this.audit.write(trx, origin, { subject: 'sales.quotes', subjectId: String(id), action: 'updated', changes }),
    ])
  }
}

/** The quote as it is, without what happened to it: a form only asks for its values. */
function freshOf(quote: StoredQuote) {
  const told = { history: [], order: null, proposedUntil: '', locale: quote.locale, pictures: new Map() }
  return staffQuote({ ...quote, version: quote.version - 1 }, told)
}
