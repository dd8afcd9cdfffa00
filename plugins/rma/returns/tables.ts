import { bigint, boolean, instant, integer, json, named, nullable, table, text } from '#core/database/table'
import type { Locale } from '#core/i18n/locales'
import type { Resolution } from '#plugins/rma/reasons/resolutions'
import type { ReturnState } from '#plugins/rma/returns/return_states'

/** The answer to a question of the form, as it was asked. */
export interface GivenAnswer {
  question: string
  answer: string
}

/** The return period that a line was ordered with. */
export const periods = table('rma_periods', { orderLineId: bigint(), orderId: bigint(), days: integer() })

export const returns = table('rma_returns', {
  id: bigint(),
  /** Made of the id. */
  number: nullable(text()),
  orderId: bigint(),
  orderNumber: text(),
  customerId: nullable(bigint()),
  customerName: text(),
  email: text(),
  channel: text(),
  locale: text<Locale>(),
  state: text<ReturnState>(),
  /** What the customer wants. Staff may settle it otherwise. */
  resolution: text<Resolution>(),
  packageCondition: text<'open' | 'packed'>(),
  information: text(),
  answers: json<GivenAnswer[]>(),
  openedBy: text<'customer' | 'staff'>(),
  /** Why staff opened it outside the return period; empty: it was within. */
  override: text(),
  /** Why the customer closed it. */
  closedAs: nullable(text<'solved' | 'abandoned'>()),
  carrier: text(),
  trackingNumber: text(),
  /** Number of the withdrawal that it belongs to; null: the customer asked for it. */
  withdrawal: nullable(text()),
  callKey: nullable(text()),
  /** Of the last move. */
  movedAt: instant(),
  /** Of the last message. */
  writtenAt: instant(),
  solvedAt: nullable(instant()),
  version: integer(),
  createdAt: instant(),
  updatedAt: instant(),
})

export const returnLines = table('rma_return_lines', {
  id: bigint(),
  returnId: bigint(),
  orderLineId: bigint(),
  productId: nullable(bigint()),
  variantId: nullable(bigint()),
  sku: text(),
  name: text(),
  detail: text(),
  reasonId: bigint(),
  quantity: integer(),
  /** Pieces that came back; null: nothing was received. */
  received: nullable(integer()),
  /** Pieces that were refunded, replaced or canceled. */
  settled: integer(),
  position: integer(),
})

/** What was done for the pieces of a line. */
export const effects = table('rma_effects', {
  id: bigint(),
  returnId: bigint(),
  returnLineId: bigint(),
  kind: text<'refund' | 'replace' | 'cancel'>(),
  quantity: integer(),
  restocked: integer(),
  /** The credit note or the parcel. */
  documentId: nullable(bigint()),
  createdAt: instant(),
})

/** The conversation, with the moves. */
export const messages = table('rma_messages', {
  id: bigint(),
  returnId: bigint(),
  from: named('state_from', nullable(text<ReturnState>())),
  to: named('state_to', nullable(text<ReturnState>())),
  text: text(),
  isStaff: boolean(),
  actorKind: text(),
  actorId: nullable(bigint()),
  actor: named('actor_name', text()),
  at: named('created_at', instant()),
})

/** What was mailed about a return, by the event. */
export const marks = table('rma_mail_marks', { id: bigint(), returnId: bigint(), once: text() })
