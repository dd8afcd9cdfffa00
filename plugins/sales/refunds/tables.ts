import { amount, ISSUED, ISSUED_LINE } from '#plugins/sales/documents/columns'
import { bigint, boolean, integer, json, nullable, table, text } from '#core/database/table'
import type { RefundTerms } from '#plugins/sales/documents/document_terms'

export const refunds = table('sales_refunds', {
  ...ISSUED,
  /** `pending`: the provider will pay it back. `due`: staff will. `settled`: nothing is paid back. */
  state: text<'pending' | 'due' | 'settled' | 'refunded' | 'failed'>(),
  terms: nullable(json<RefundTerms>()),
  /** Numbers of the invoices that it corrects. */
  invoices: json<string[]>(),
  reason: text(),
  shipping: amount('shipping'),
  adjustmentRefund: bigint(),
  adjustmentFee: bigint(),
  /** Amount credited to invoices, and amount paid back. */
  settled: amount('settled'),
  returned: amount('returned'),
  returnedOn: nullable(text()),
  /** The wrong invoice that it takes back; null: it refunds goods or money. */
  takenBackId: nullable(bigint()),
})

export const refundLines = table('sales_refund_lines', {
  ...ISSUED_LINE,
  refundId: bigint(),
  unshipped: integer(),
  isRestocked: boolean(),
})
