import { instant, named } from '#core/database/table'
import { invoices } from '#plugins/sales/invoices/tables'
import { refunds } from '#plugins/sales/refunds/tables'
import { shipments } from '#plugins/sales/shipments/tables'
import { transactions } from '#plugins/sales/payments/tables'
import type { ReadSet } from '#core/database/read_set'

/** SQL: the credited part of the delivery. What takes a wrong invoice back credits nothing. */
const SHIPPING = 'case when r.taken_back_id is null then r.shipping_amount else 0 end'

/** The fields of a transaction in the lists of documents. */
export const TRANSACTION = ['id', 'method', 'reference', 'kind', 'amount', 'paidOn', 'at'] as const

/** Adds the documents of an order to a read set that has one (`addOrderReads`). */
export function addDocumentReads(reads: ReadSet) {
  const of = (as: string) => ({ as, where: `${as}.order_id in (select id from wanted)`, order: `${as}.id` })
  return {
    shipments: reads.of(shipments, {
      ...of('s'),
      names: ['id', 'number', 'carrier', 'trackingNumber', 'quantity', 'at', 'deliveredAt', 'isReplacement'],
    }),
    invoices: reads.of(invoices, {
      ...of('i'),
      names: ['id', 'number', 'state', 'total', 'paid', 'credited'],
      more: { at: named('i.issued_at', instant()) },
    }),
    refunds: reads.of(refunds, {
      ...of('r'),
      names: ['id', 'number', 'state', 'total', 'returned'],
      more: { shipping: named(SHIPPING, refunds.all.shipping), at: named('r.issued_at', instant()) },
    }),
    transactions: reads.of(transactions, { ...of('t'), names: [...TRANSACTION, 'paymentId', 'details'] }),
  }
}

export type DocumentReads = ReturnType<typeof addDocumentReads>

/** A parcel of an order. */
export type ShipmentEntry = DocumentReads['shipments']['rows'][number]

/** A payment or a refund of an order, without what its provider said. */
export type TransactionEntry = Omit<DocumentReads['transactions']['rows'][number], 'paymentId' | 'details'>
