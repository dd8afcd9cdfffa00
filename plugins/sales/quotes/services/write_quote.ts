import { dialectOf } from '#core/database/write_set'
import { entryWrite, type AuditEntry } from '#core/audit/audit_log'
import { amountFields, lineFields } from '#plugins/sales/documents/sale_fields'
import { isByShop, type Origin } from '#core/audit/origin'
import { momentFields } from '#plugins/sales/documents/history'
import { newValues } from '#plugins/sales/orders/services/order_history'
import { quoteHistory, quoteLines } from '#plugins/sales/quotes/tables'
import type { QuoteDraft, QuoteLine } from '#plugins/sales/quotes/services/quote_draft'
import type { QuoteState } from '#plugins/sales/quotes/quote_states'
import type { Transaction } from '#core/database/store'
import type { Write } from '#core/database/write'

/** The values of a draft as fields of the quote. */
export function draftFields({ amounts, base, shipping, taxes, discounts, couponCode, uses = [] }: QuoteDraft) {
  return { ...amountFields(amounts, base), shipping, taxes, discounts, couponCode, uses }
}

export function lineWrites(trx: Transaction, quoteId: number, lines: readonly QuoteLine[]): Write {
  const rows = lines.map((line) => ({ ...lineFields(line), quoteId, offPercent: line.offPercent ?? null }))
  return quoteLines.insertWrite(dialectOf(trx), rows)
}

/** An entry in the history of a quote. */
export interface QuoteMoment {
  kind:
    | 'requested'
    | 'repriced'
    | 'addressed'
    | 'sent'
    | 'comment'
    | 'refused'
    | 'canceled'
    | 'declined'
    | 'accepted'
    | 'expired'
  /** Former and new state, if it changed. */
  from?: QuoteState | null
  to?: QuoteState | null
  /** A comment, a message or a reason. */
  text?: string
  /** More values. */
  details?: Record<string, unknown>
  /** The customer was notified. */
  isTold?: boolean
  /** More changed fields for the audit log. */
  changes?: AuditEntry['changes']
}

/** The audit log's name of `text`, by kind; `reason` where none is listed. */
const TEXT_FIELDS: Partial<Record<QuoteMoment['kind'], string>> = {
  requested: 'comment',
  comment: 'comment',
  sent: 'message',
  accepted: 'agreement',
}

interface About {
  quoteId: number
  origin: Origin
  now: string
}

/**
 * The writes of an entry in the history of a quote. If staff or a job of the shop caused it, also one in the audit log.
 */
export function quoteWrites(trx: Transaction, { quoteId, origin, now }: About, moment: QuoteMoment): Write[] {
  const history = quoteHistory.insertWrite(dialectOf(trx), [{ quoteId, ...momentFields(moment, { origin, now }) }])
  const entry: AuditEntry = {
    subject: 'sales.quotes',
    subjectId: String(quoteId),
    action: moment.kind === 'requested' ? 'created' : 'updated',
    changes: quoteChanges(moment),
  }
  return [history, entryWrite(dialectOf(trx), { origin, now }, ...(isByShop(origin) ? [entry] : []))]
}

function quoteChanges({ kind, from = null, to, text, details = {}, isTold, changes = {} }: QuoteMoment) {
  const logged: AuditEntry['changes'] = { event: [null, kind] }
  if (to && from !== to) logged.state = [from, to]
  Object.assign(logged, newValues(details))
  if (text) logged[TEXT_FIELDS[kind] ?? 'reason'] = [null, text]
  if (isTold) logged.customer_told = [null, true]
  return Object.assign(logged, changes)
}
