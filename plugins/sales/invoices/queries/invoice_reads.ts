import { type ReadSet } from '#core/database/read_set'
import { invoiceReminders } from '#plugins/sales/invoices/services/invoice_reminders'
import { invoices, invoiceLines } from '#plugins/sales/invoices/tables'
import { named, bigint } from '#core/database/table'
import { transactions } from '#plugins/sales/payments/tables'
import { TRANSACTION } from '#plugins/sales/documents/document_reads'
import { orderHistory } from '#plugins/sales/orders/tables'
import { refunds } from '#plugins/sales/refunds/tables'
import { ORDER_OF, VARIANT_OF } from '#plugins/sales/documents/issued_answer'

/** Adds what is told of one to a read set. */
export function addInvoiceReads(reads: ReadSet, id: number) {
  return {
    invoices: reads.of(invoices, {
      as: 'i',
      join: 'join sales_orders o on o.id = i.order_id',
      where: 'i.id = ?',
      order: 'i.id',
      bindings: [id],
      more: { ...ORDER_OF, open: named(invoiceReminders.due, bigint()) },
    }),
    lines: reads.of(invoiceLines, {
      as: 'l',
      where: 'l.invoice_id = ?',
      order: 'l.position',
      bindings: [id],
      more: VARIANT_OF,
    }),
    payments: reads.of(transactions, {
      as: 't',
      where: 't.invoice_id = ?',
      order: 't.id',
      bindings: [id],
      names: TRANSACTION,
    }),
    reminders: reads.of(orderHistory, {
      as: 'h',
      join: 'join sales_invoices i on i.order_id = h.order_id',
      where: `${invoiceReminders.isOne} and i.id = ?`,
      order: 'h.id',
      bindings: [id],
      names: ['actorKind', 'actor', 'at'],
    }),
    takenBack: reads.of(refunds, {
      as: 'c',
      where: 'c.taken_back_id = ?',
      order: 'c.id',
      bindings: [id],
      names: ['id', 'number'],
    }),
  }
}

export type InvoiceReads = ReturnType<typeof addInvoiceReads>
