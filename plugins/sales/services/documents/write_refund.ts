import { dialectOf } from '#core/database/write_set'
import { insertRow } from '#plugins/sales/services/documents/insert_row'
import { lineModel, MODEL_COLUMNS, modelValues } from '#plugins/sales/services/einvoice/line_model'
import { rowWrite, type RowTarget } from '#core/database/write_rows'
import { toBase } from '#plugins/sales/services/orders/base_amounts'
import type { DocumentTerms } from '#plugins/sales/services/documents/document_terms'
import type { Origin } from '#core/audit/origin'
import type { RefundDraft } from '#plugins/sales/services/documents/refund_draft'
import type { Seller } from '#plugins/sales/services/documents/seller'
import type { StoredOrder } from '#plugins/sales/services/orders/stored_order'
import type { Transaction } from '#core/database/store'
import type { Write } from '#core/database/write'

interface Issued {
  order: StoredOrder
  draft: RefundDraft
  /** Numbers of the invoices that it corrects. */
  invoices: string[]
  number: string
  seller: Seller
  terms: DocumentTerms
  reason: string
  /** What it takes off the invoices, and what money goes back with it. */
  settled: number
  returned: number
  /** `pending` until a provider has given the money back; `settled`: none goes back. */
  state: 'pending' | 'refunded' | 'settled'
  origin: Origin
  now: string
}

type IssuedLines = Pick<RefundDraft, 'lines'> & { currency: string }

const LINES: RowTarget = {
  table: 'sales_refund_lines',
  columns: {
    ...{ refund_id: 'bigint', line_id: 'bigint', position: 'integer', sku: 'text', name: 'text', detail: 'text' },
    ...{ quantity: 'integer', unshipped: 'integer', is_restocked: 'boolean', unit_amount: 'bigint' },
    ...{ unit_net_amount: 'bigint', discount_amount: 'bigint', net_amount: 'bigint', tax_amount: 'bigint' },
    ...{ total_amount: 'bigint', tax_rate: 'text' },
    ...MODEL_COLUMNS,
  },
}

/** Writes a credit note's own row, with everything it says frozen. */
export function insertRefund(trx: Transaction, issued: Issued): Promise<number> {
  const { order, draft, invoices, number, seller, terms, reason, settled, returned, state, origin, now } = issued
  const { currency, baseCurrency, exchangeRate } = order
  const base = toBase({ currency, baseCurrency, rate: exchangeRate })
  const [net, tax] = [base(draft.net), base(draft.tax)]
  return insertRow(trx, 'sales_refunds', {
    ...{ number, order_id: order.id, state, locale: order.locale, reason },
    ...{ currency, base_currency: baseCurrency, exchange_rate: exchangeRate },
    seller: JSON.stringify(seller),
    terms: JSON.stringify({ ...terms, extras: draft.extras }),
    customer: JSON.stringify({ ...order.customer, email: order.email, orderNumber: order.number }),
    billing: JSON.stringify(order.billing),
    invoices: JSON.stringify(invoices),
    taxes: JSON.stringify(draft.taxes),
    shipping_amount: draft.shipping,
    ...{ adjustment_refund: draft.adjustmentRefund, adjustment_fee: draft.adjustmentFee },
    ...{ discount_amount: draft.discount, net_amount: draft.net, tax_amount: draft.tax, total_amount: draft.total },
    ...{ settled_amount: settled, returned_amount: returned },
    ...{ base_net_amount: net, base_tax_amount: tax, base_total_amount: net + tax },
    ...{ issued_at: now, actor_name: origin.actor.name },
  })
}

/** Its lines, to be run with other writes. */
export function refundLines(trx: Transaction, refundId: number, { lines, currency }: IssuedLines): Write {
  const rows = lines.map(({ line, quantity, unshipped, isRestocked, discount, net, tax, total }, index) => {
    const part = { before: line.refunded, pieces: quantity, whole: line.quantity }
    const model = lineModel(line, part, net, currency)
    return [
      ...[refundId, line.id, index + 1, line.sku, line.name, line.detail, quantity, unshipped, isRestocked],
      ...[line.unitAmount, model.unitNet, discount, net, tax, total, JSON.stringify(line.rate)],
      ...modelValues(model),
    ]
  })
  return rowWrite(dialectOf(trx), LINES, rows)
}
