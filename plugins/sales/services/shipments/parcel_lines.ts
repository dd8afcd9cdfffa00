import { openQuantities } from '#plugins/sales/services/orders/quantities'
import { ownLines, partsOf, type StoredOrderLine } from '#plugins/sales/services/orders/stored_order'
import { piecesOfPart } from '#plugins/sales/services/orders/cancel_lines'
import { lineOfAnother, shipmentEmpty, shipmentTooMany } from '#plugins/sales/errors/orders'

/** So many pieces of a line. */
export interface LinePieces {
  lineId: number
  quantity: number
}

/** What a parcel holds. */
export interface Parcel {
  /** By the id of the line, those of a bundle's parts that are sent included. */
  counted: Map<number, number>
  /** What leaves the stock. */
  pieces: { variantId: number; quantity: number }[]
  /** Pieces of lines of their own. */
  quantity: number
  /** Grams; null: somebody did not say. */
  weight: number | null
}

/** Works out what leaves with a parcel. @throws lineOfAnother, shipmentEmpty, shipmentTooMany */
export function parcelOf(lines: readonly StoredOrderLine[], wanted: readonly LinePieces[]): Parcel {
  const parcel: Parcel = { counted: new Map(), pieces: [], quantity: 0, weight: 0 }
  const own = ownLines(lines)
  for (const { lineId, quantity } of wanted) {
    if (quantity === 0) continue
    const line = own.find(({ id }) => id === lineId)
    if (!line) throw lineOfAnother({}, 'lines', { lineId })
    const most = parcel.counted.has(lineId) ? 0 : openQuantities(line).toShip
    if (quantity > most) throw shipmentTooMany({ name: line.name, most }, 'lines', { lineId, most })
    parcel.counted.set(line.id, quantity)
    parcel.quantity += quantity
    for (const { one, count } of sentWith(line, lines, quantity)) {
      if (one !== line) parcel.counted.set(one.id, count)
      if (one.variantId !== null) parcel.pieces.push({ variantId: one.variantId, quantity: count })
      parcel.weight = parcel.weight === null || one.weight === null ? null : parcel.weight + one.weight * count
    }
  }
  if (parcel.quantity === 0) throw shipmentEmpty()
  return parcel
}

/** What is sent of a line: itself, or the parts of a bundle that are sent. */
function sentWith(line: StoredOrderLine, lines: readonly StoredOrderLine[], quantity: number) {
  const parts = partsOf(lines, line)
  if (parts.length === 0) return [{ one: line, count: quantity }]
  return parts.filter(({ ships }) => ships).map((part) => ({ one: part, count: piecesOfPart(part, line, quantity) }))
}
