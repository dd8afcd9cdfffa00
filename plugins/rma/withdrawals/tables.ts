import { bigint, boolean, instant, integer, nullable, table, text } from '#core/database/table'
import type { Locale } from '#core/i18n/locales'

export type WithdrawalState = 'received' | 'declined' | 'refunded'

/** Why the law gives no right of withdrawal. */
export const GROUNDS = ['late', 'exempt', 'professional', 'unsealed'] as const

export type Ground = (typeof GROUNDS)[number]

/** Up to `receivedAt` it is evidence, which the database refuses to change. */
export const withdrawals = table('rma_withdrawals', {
  id: bigint(),
  number: text(),
  orderId: bigint(),
  orderNumber: text(),
  customerId: nullable(bigint()),
  customerName: text(),
  email: text(),
  channel: text(),
  locale: text<Locale>(),
  /** Nothing of the order is left after it. */
  isWhole: boolean(),
  /** What the consumer wrote, who need not. */
  reason: text(),
  /** What was declared, in the words of the acknowledgement. */
  statement: text(),
  receivedAt: instant(),
  callKey: nullable(text()),
  state: text<WithdrawalState>(),
  ground: nullable(text<Ground>()),
  /** What staff wrote when they declined it. */
  answer: text(),
  closedAt: nullable(instant()),
  closedBy: text(),
  refundId: nullable(bigint()),
  returnId: nullable(bigint()),
  /** When the acknowledgement was mailed last. */
  confirmedAt: nullable(instant()),
  version: integer(),
  createdAt: instant(),
  updatedAt: instant(),
})

export const withdrawalLines = table('rma_withdrawal_lines', {
  id: bigint(),
  withdrawalId: bigint(),
  orderLineId: bigint(),
  name: text(),
  detail: text(),
  quantity: integer(),
})
