import { dialectOf } from '#core/database/write_set'
import { entryWrite, type AuditEntry } from '#core/audit/audit_log'
import { isByShop, type Origin } from '#core/audit/origin'
import { mailFields, momentFields } from '#plugins/sales/documents/history'
import { orderHistory } from '#plugins/sales/orders/tables'
import type { MoneyData } from '#core/money/money'
import type { OrderState } from '#plugins/sales/orders/order_states'
import type { Transaction } from '#core/database/store'
import type { Write } from '#core/database/write'

/** An entry in the history of an order. */
export interface OrderMoment {
  kind:
    | 'placed'
    | 'state'
    | 'comment'
    | 'canceled'
    | 'mailed'
    | 'payment_changed'
    | 'payment_news'
    | 'payment'
    | 'payment_odd'
    | 'shipped'
    | 'replacement_sent'
    | 'delivered'
    | 'invoiced'
    | 'invoice_taken_back'
    | 'reminded'
    | 'refunded'
    | 'refund_settled'
    | 'repay_asked'
    | 'repaid'
  /** Former and new state, if it changed. */
  from?: OrderState | null
  to?: OrderState | null
  /** A comment or a reason. */
  text?: string
  /** Numbers, codes and amounts. */
  details?: Record<string, string | number | MoneyData>
  /** The customer was notified. */
  isTold?: boolean
  /** Unique key of an entry that must be written only once. */
  once?: string | null
  /** More changed fields for the audit log. */
  changes?: AuditEntry['changes']
  /** Documents that were created or changed: each has its own entry in the audit log. */
  documents?: readonly OrderDocument[]
}

/** A document of an order in the audit log. */
export interface OrderDocument {
  subject: 'sales.invoices' | 'sales.shipments' | 'sales.refunds' | 'sales.transactions'
  id: number
  action: 'created' | 'updated'
}

interface About {
  orderId: number
  origin: Origin
  now: string
}

/**
 * Entries in the history of an order, to be run with other writes. What the shop's people or programs did is in the audit
 * log, too; what a shopper or a payment provider did is not.
 */
export function historyWrites(trx: Transaction, about: About, ...moments: OrderMoment[]): Write[] {
  const { orderId, origin, now } = about
  const rows = moments.map((moment) => ({ orderId, ...momentFields(moment, { origin, now }) }))
  const entries = isByShop(origin) && moments.length > 0 ? auditEntries(orderId, moments) : []
  return [orderHistory.insertWrite(dialectOf(trx), rows), entryWrite(dialectOf(trx), { origin, now }, ...entries)]
}

/** Adds a mail to the history of an order. False: it was sent before. */
export function markOnce(
  trx: Transaction,
  { orderId, once, details, now }: { orderId: number; once: string; details: Record<string, unknown>; now: string }
): Promise<boolean> {
  return orderHistory.insertIfNew(trx, { orderId, ...mailFields(once, now, details) })
}

/** One audit entry of the order, and one of each document. */
function auditEntries(orderId: number, moments: readonly OrderMoment[]): AuditEntry[] {
  const isNew = moments.some(({ kind }) => kind === 'placed')
  const order: AuditEntry = {
    subject: 'sales.orders',
    subjectId: String(orderId),
    action: isNew ? 'created' : 'updated',
    changes: orderChanges(moments),
  }
  const documents = moments.flatMap(({ details = {}, documents: touched = [] }) =>
    touched.map(({ subject, id, action }) => ({ subject, subjectId: String(id), action, changes: newValues(details) }))
  )
  return [order, ...documents]
}

function orderChanges(moments: readonly OrderMoment[]): AuditEntry['changes'] {
  const told: AuditEntry['changes'] = {}
  const events = moments.map(({ kind }) => kind).filter((kind) => kind !== 'state')
  if (events.length > 0) told.event = [null, events]
  const moves = moments.filter(({ to }) => to)
  if (moves.length > 0) told.state = [moves[0]?.from ?? null, moves.at(-1)?.to]
  for (const { kind, text, details = {}, changes } of moments) {
    Object.assign(told, newValues(details))
    if (text) told[kind === 'comment' ? 'comment' : 'reason'] = [null, text]
    Object.assign(told, changes)
  }
  if (moments.some(({ isTold }) => isTold)) told.customer_told = [null, true]
  return told
}

/** Values as changes from nothing. */
export function newValues(values: Record<string, unknown>): AuditEntry['changes'] {
  return Object.fromEntries(Object.entries(values).map(([field, value]) => [field, [null, value]]))
}
