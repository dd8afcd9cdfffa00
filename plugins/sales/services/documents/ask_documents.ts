import type { ReadList, ReadSet } from '#core/database/read_set'

/** A parcel of an order. */
export interface ShipmentEntry {
  id: number
  number: string
  carrier: string
  trackingNumber: string
  quantity: number
  at: string
}

/** An invoice of an order, or a credit note. */
export interface DocumentEntry {
  id: number
  number: string
  state: string
  total: number
  at: string
}

/** Money that came or went for an order. */
export interface TransactionEntry {
  id: number
  method: string
  reference: string
  kind: string
  amount: number
  /** JSON. */
  details: string
  at: string
}

/** The documents of the order that a set asks for. */
export interface AskedDocuments {
  shipments: ReadList<ShipmentEntry>
  invoices: ReadList<DocumentEntry & { paid: number }>
  /** `shipping`: what they credit of the delivery; `returned`: money that goes back with them. */
  refunds: ReadList<DocumentEntry & { shipping: number; returned: number }>
  transactions: ReadList<TransactionEntry>
}

/** Asks for them beside the order itself (`askOrder`). */
export function askDocuments(reads: ReadSet): AskedDocuments {
  const of = (table: string, alias: string) => `${table} ${alias} where ${alias}.order_id in (select id from wanted)`
  return {
    shipments: reads.list(
      {
        ...{ id: 's.id', number: 's.number', carrier: 's.carrier', trackingNumber: 's.tracking_number' },
        ...{ quantity: 's.quantity', at: reads.json.instant('s.created_at') },
      },
      of('sales_shipments', 's'),
      's.id'
    ),
    invoices: reads.list(
      {
        ...{ id: 'i.id', number: 'i.number', state: 'i.state', total: 'i.total_amount', paid: 'i.paid_amount' },
        at: reads.json.instant('i.issued_at'),
      },
      of('sales_invoices', 'i'),
      'i.id'
    ),
    refunds: reads.list(
      {
        ...{ id: 'r.id', number: 'r.number', state: 'r.state', total: 'r.total_amount' },
        ...{ shipping: 'r.shipping_amount', returned: 'r.returned_amount' },
        at: reads.json.instant('r.issued_at'),
      },
      of('sales_refunds', 'r'),
      'r.id'
    ),
    transactions: reads.list(
      {
        ...{ id: 't.id', method: 't.method', reference: 't.reference', kind: 't.kind', amount: 't.amount' },
        details: 't.details',
        at: reads.json.instant('t.created_at'),
      },
      of('sales_transactions', 't'),
      't.id'
    ),
  }
}
