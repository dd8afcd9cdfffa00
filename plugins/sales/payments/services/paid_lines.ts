import { ownLines, type StoredOrderLine } from '#plugins/sales/orders/services/stored_order'
import type { PaidLine } from '#plugins/sales/contracts/payment_method'

/** The lines that an amount pays for, in gross minor units after discounts; empty unless they add up to it. */
export function paidLines(
  lines: readonly StoredOrderLine[],
  { amount, shipping }: { amount: number; shipping: number }
): PaidLine[] {
  const paid = ownLines(lines)
  const sum = paid.reduce((total, line) => total + line.total, shipping)
  if (sum !== amount) return []
  return paid.map(({ sku, name, quantity, total }) => ({ sku, name, quantity, amount: total }))
}
