import { inside } from '#plugins/sales/database/statements'
import { managedPieces } from '#plugins/sales/refunds/refund_effects'
import { replacementOf } from '#plugins/sales/shipments/parcel_lines'
import type { LinePieces } from '#plugins/sales/orders/services/quantities'
import type { StoredOrder } from '#plugins/sales/orders/services/stored_order'
import type { Transaction } from '#core/database/store'

/**
 * What shipped pieces of lines are in the stock, by variant: a bundle counts as its parts, and goods whose stock is not managed
 * are left out. @throws lineOfAnother, shipmentTooMany
 */
export async function stockPieces(
  trx: Transaction,
  { lines }: StoredOrder,
  shipped: readonly LinePieces[]
): Promise<{ variantId: number; quantity: number }[]> {
  if (shipped.length === 0) return []
  return managedPieces(inside(trx), replacementOf(lines, shipped).pieces)
}
