/** Pieces of a line, as they stand on an order. */
export interface LineQuantities {
  ships: boolean
  /** Ordered. */
  quantity: number
  invoiced: number
  shipped: number
  refunded: number
  canceled: number
  /** Refunded before they left. */
  unshipped: number
}

/** What may still be done with the pieces of a line. */
export interface OpenQuantities {
  toInvoice: number
  toShip: number
  toCancel: number
  toRefund: number
}

/** Pieces that were invoiced cannot be cancelled, only refunded; pieces that were refunded before they left never leave. */
export function openQuantities(line: LineQuantities): OpenQuantities {
  const { ships, quantity, invoiced, shipped, refunded, canceled, unshipped } = line
  const toInvoice = quantity - invoiced - canceled
  const waiting = quantity - shipped - canceled - unshipped
  return {
    toInvoice,
    toShip: ships ? Math.max(0, waiting) : 0,
    // What has left without an invoice is not taken back by a cancellation.
    toCancel: ships ? Math.max(0, Math.min(toInvoice, waiting)) : toInvoice,
    toRefund: invoiced - refunded,
  }
}

/** All lines together. */
export function openSum(lines: readonly LineQuantities[]): OpenQuantities {
  const sum: OpenQuantities = { toInvoice: 0, toShip: 0, toCancel: 0, toRefund: 0 }
  for (const line of lines) {
    const open = openQuantities(line)
    for (const key of Object.keys(sum) as (keyof OpenQuantities)[]) sum[key] += open[key]
  }
  return sum
}
