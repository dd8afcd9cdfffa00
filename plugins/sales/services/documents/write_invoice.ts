import { dialectOf } from '#core/database/write_set'
import { insertRow } from '#plugins/sales/services/documents/insert_row'
import { lineModel, MODEL_COLUMNS, modelValues } from '#plugins/sales/services/einvoice/line_model'
import { rowWrite, type RowTarget } from '#core/database/write_rows'
import type { InvoiceDraft } from '#plugins/sales/services/documents/invoice_draft'
import type { DocumentTerms } from '#plugins/sales/services/documents/document_terms'
import type { Origin } from '#core/audit/origin'
import type { Seller } from '#plugins/sales/services/documents/seller'
import type { StoredOrder } from '#plugins/sales/services/orders/stored_order'
import type { Transaction } from '#core/database/store'
import type { Write } from '#core/database/write'

interface Issued {
  order: StoredOrder
  draft: InvoiceDraft
  number: string
  seller: Seller
  terms: DocumentTerms
  origin: Origin
  now: string
  dueAt: string
  /** It is paid when the goods are handed over: `dueAt` is told to nobody, and says from when on it is late. */
  isDueOnDelivery: boolean
}

type IssuedLines = Pick<InvoiceDraft, 'lines'> & { currency: string }

const LINES: RowTarget = {
  table: 'sales_invoice_lines',
  columns: {
    ...{ invoice_id: 'bigint', line_id: 'bigint', position: 'integer', sku: 'text', name: 'text', detail: 'text' },
    ...{ quantity: 'integer', unit_amount: 'bigint', unit_net_amount: 'bigint', discount_amount: 'bigint' },
    ...{ net_amount: 'bigint', tax_amount: 'bigint', total_amount: 'bigint', tax_rate: 'text' },
    ...MODEL_COLUMNS,
  },
}

/** Writes an invoice's own row, with everything it says frozen. An invoice over nothing is paid. */
export function insertInvoice(trx: Transaction, issued: Issued): Promise<number> {
  const { order, draft, number, seller, terms, origin, now, dueAt, isDueOnDelivery } = issued
  return insertRow(trx, 'sales_invoices', {
    ...{ number, order_id: order.id, state: draft.total === 0 ? 'paid' : 'pending', locale: order.locale },
    ...{ currency: order.currency, base_currency: order.baseCurrency, exchange_rate: order.exchangeRate },
    seller: JSON.stringify(seller),
    terms: JSON.stringify(terms),
    customer: JSON.stringify({ ...order.customer, email: order.email, orderNumber: order.number }),
    billing: JSON.stringify(order.billing),
    delivery: order.delivery && JSON.stringify(order.delivery),
    shipping: draft.shipping && JSON.stringify(draft.shipping),
    taxes: JSON.stringify(draft.taxes),
    ...{ discount_amount: draft.discount, net_amount: draft.net, tax_amount: draft.tax, total_amount: draft.total },
    ...{ base_net_amount: draft.base.net, base_tax_amount: draft.base.tax, base_total_amount: draft.base.total },
    ...{ issued_at: now, due_at: dueAt, is_due_on_delivery: isDueOnDelivery, actor_name: origin.actor.name },
  })
}

/** Its lines, to be run with other writes. */
export function invoiceLines(trx: Transaction, invoiceId: number, { lines, currency }: IssuedLines): Write {
  const rows = lines.map(({ line, quantity, discount, net, tax, total }, index) => {
    const part = { before: line.invoiced, pieces: quantity, whole: line.quantity }
    const model = lineModel(line, part, net, currency)
    return [
      ...[invoiceId, line.id, index + 1, line.sku, line.name, line.detail, quantity],
      ...[line.unitAmount, model.unitNet, discount, net, tax, total, JSON.stringify(line.rate)],
      ...modelValues(model),
    ]
  })
  return rowWrite(dialectOf(trx), LINES, rows)
}
