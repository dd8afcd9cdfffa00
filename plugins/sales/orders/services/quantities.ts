/** Counters of the pieces of an order line. */
export interface LineQuantities {
  ships: boolean
  /** Ordered. */
  quantity: number
  invoiced: number
  shipped: number
  refunded: number
  canceled: number
  /** Refunded before they were shipped. */
  unshipped: number
}

/** A number of pieces of one order line. */
export interface LinePieces {
  lineId: number
  quantity: number
}

/** How many pieces of a line can still be invoiced, shipped, cancelled or refunded. */
export interface OpenQuantities {
  toInvoice: number
  toShip: number
  toCancel: number
  toRefund: number
}

/** Invoiced pieces cannot be cancelled, only refunded. Pieces that were refunded before shipping are never shipped. */
export function openQuantities(line: LineQuantities): OpenQuantities {
  const { ships, quantity, invoiced, shipped, refunded, canceled, unshipped } = line
  const toInvoice = quantity - invoiced - canceled
  const waiting = quantity - shipped - canceled - unshipped
  return {
    toInvoice,
    toShip: ships ? Math.max(0, waiting) : 0,
    // Pieces that were shipped without an invoice cannot be cancelled.
    toCancel: ships ? Math.max(0, Math.min(toInvoice, waiting)) : toInvoice,
    toRefund: invoiced - refunded,
  }
}

/** The sum over all lines. */
export function openSum(lines: readonly LineQuantities[]): OpenQuantities {
  const sum: OpenQuantities = { toInvoice: 0, toShip: 0, toCancel: 0, toRefund: 0 }
  for (const line of lines) {
    const open = openQuantities(line)
    for (const key of Object.keys(sum) as (keyof OpenQuantities)[]) sum[key] += open[key]
  }
  return sum
}
