import { openQuantities } from '#plugins/sales/services/orders/quantities'
import { ownLines, type StoredOrder, type StoredOrderLine } from '#plugins/sales/services/orders/stored_order'
import { invoiceEmpty, invoiceTooMany, lineOfAnother } from '#plugins/sales/errors/orders'
import { partAmounts } from '#plugins/sales/services/documents/part_amounts'
import { rateSums, type RateSum } from '#plugins/sales/services/documents/rate_sums'
import type { FrozenShipping } from '#plugins/sales/services/orders/order_draft'
import type { LinePieces } from '#plugins/sales/services/shipments/parcel_lines'

/** A line of an invoice that is about to be issued. */
export interface InvoiceDraftLine {
  line: StoredOrderLine
  quantity: number
  discount: number
  net: number
  tax: number
  total: number
}

/** What an invoice will say. */
export interface InvoiceDraft {
  lines: InvoiceDraftLine[]
  /** On the first invoice of an order, whole; null: it is on another one, or nothing is sent. */
  shipping: FrozenShipping | null
  taxes: RateSum[]
  discount: number
  net: number
  tax: number
  total: number
  base: { net: number; tax: number; total: number }
}

/**
 * Bills so many pieces of an order's lines; null: everything that can be. Delivery is billed with the first ones.
 * @throws lineOfAnother, invoiceEmpty, invoiceTooMany
 */
export function invoiceDraft(order: StoredOrder, wanted: readonly LinePieces[] | null, isFirst: boolean): InvoiceDraft {
  const own = ownLines(order.lines)
  const asked = wanted ?? own.map((line) => ({ lineId: line.id, quantity: openQuantities(line).toInvoice }))
  const base = { net: 0, tax: 0 }
  const seen = new Set<number>()
  const lines = asked.flatMap(({ lineId, quantity }): InvoiceDraftLine[] => {
    if (quantity === 0) return []
    const line = own.find(({ id }) => id === lineId)
    if (!line) throw lineOfAnother({}, 'lines', { lineId })
    const most = seen.has(lineId) ? 0 : openQuantities(line).toInvoice
    if (quantity > most) throw invoiceTooMany({ name: line.name, most }, 'lines', { lineId, most })
    seen.add(lineId)
    const part = { before: line.invoiced, pieces: quantity, whole: line.quantity }
    const inBase = partAmounts({ net: line.baseNet, tax: line.baseTax, discount: 0 }, part)
    base.net += inBase.net
    base.tax += inBase.tax
    return [{ line, quantity, ...partAmounts(line, part) }]
  })
  if (lines.length === 0) throw invoiceEmpty()
  const shipping = isFirst ? order.shipping : null
  const worth = shipping?.worth ?? { net: 0, tax: 0, discount: 0 }
  const sum = (field: 'net' | 'tax' | 'discount') => lines.reduce((all, line) => all + line[field], worth[field])
  const [net, tax] = [sum('net'), sum('tax')]
  base.net += shipping?.base.net ?? 0
  base.tax += shipping?.base.tax ?? 0
  return {
    ...{ lines, shipping, discount: sum('discount'), net, tax, total: net + tax },
    taxes: rateSums([
      ...lines.map((one) => ({ rate: one.line.rate, net: one.net, tax: one.tax })),
      ...(shipping ? [shipping.worth] : []),
    ]),
    base: { ...base, total: base.net + base.tax },
  }
}
