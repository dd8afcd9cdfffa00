import { openQuantities, type LinePieces } from '#plugins/sales/orders/services/quantities'
import { ownLines, type StoredOrder } from '#plugins/sales/orders/services/stored_order'
import { invoiceEmpty, invoiceTooMany } from '#plugins/sales/invoices/errors'
import { lineOfAnother } from '#plugins/sales/documents/errors'
import { partAmounts, type Standing } from '#plugins/sales/documents/part_amounts'
import { rateSums } from '#plugins/sales/documents/rate_sums'
import type { FrozenShipping } from '#plugins/sales/documents/frozen'
import type { IssuedAmounts, IssuedPart } from '#plugins/sales/documents/issued'

/** The values of an invoice before it is issued. */
export interface InvoiceDraft extends IssuedAmounts {
  lines: IssuedPart[]
  /** Delivery, billed whole on the first invoice; null: it is on another invoice, or nothing is shipped. */
  shipping: FrozenShipping | null
}

/** What is invoiced of an order. Invoices that a credit note took back because they were wrong do not count. */
export interface Billed {
  /** Key: id of the line. */
  lines: ReadonlyMap<number, Standing>
  hasDelivery: boolean
}

/**
 * Drafts an invoice over pieces of an order's lines. Without `wanted`, over everything that is not invoiced yet. The first
 * invoice bills the delivery.
 * @throws lineOfAnother, invoiceEmpty, invoiceTooMany
 */
export function invoiceDraft(order: StoredOrder, wanted: readonly LinePieces[] | null, billed: Billed): InvoiceDraft {
  const own = ownLines(order.lines)
  const pieces = wanted ?? own.map((line) => ({ lineId: line.id, quantity: openQuantities(line).toInvoice }))
  const seen = new Set<number>()
  const lines = pieces.flatMap(({ lineId, quantity }): IssuedPart[] => {
    if (quantity === 0) return []
    const line = own.find(({ id }) => id === lineId)
    if (!line) throw lineOfAnother({}, 'lines', { lineId })
    const most = seen.has(lineId) ? 0 : openQuantities(line).toInvoice
    if (quantity > most) throw invoiceTooMany({ name: line.name, most }, 'lines', { lineId, most })
    seen.add(lineId)
    const standing = billed.lines.get(line.id) ?? { pieces: 0, total: 0, discount: 0 }
    return [{ line, quantity, ...partAmounts(line, standing, quantity, order.currency) }]
  })
  if (lines.length === 0) throw invoiceEmpty()
  const shipping = billed.hasDelivery ? null : order.shipping
  const worth = shipping?.worth ?? { net: 0, tax: 0, discount: 0 }
  const sum = (field: 'net' | 'tax' | 'discount') => lines.reduce((all, line) => all + line[field], worth[field])
  const [net, tax] = [sum('net'), sum('tax')]
  return {
    lines,
    shipping,
    discount: sum('discount'),
    net,
    tax,
    total: net + tax,
    taxes: rateSums([
      ...lines.map((one) => ({ rate: one.line.rate, net: one.net, tax: one.tax })),
      ...(shipping ? [shipping.worth] : []),
    ]),
  }
}
