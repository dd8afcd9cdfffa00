import { openQuantities, type LinePieces, type LineQuantities } from '#plugins/sales/orders/services/quantities'
import { ownLines, partsOf, type StoredOrderLine } from '#plugins/sales/orders/services/stored_order'
import { piecesOfPart } from '#plugins/sales/orders/services/cancel_lines'
import { lineOfAnother } from '#plugins/sales/documents/errors'
import { shipmentEmpty, shipmentTooMany } from '#plugins/sales/shipments/errors'

/** The fields of an order line that a parcel needs. */
export type ParcelLine = LineQuantities &
  Pick<StoredOrderLine, 'id' | 'position' | 'parentPosition' | 'variantId' | 'name' | 'weight'>

/** The content of a parcel. */
export interface Parcel {
  /** Pieces by the id of the line, with the shipped parts of bundles. */
  counted: Map<number, number>
  /** Pieces to take from the stock. */
  pieces: { variantId: number; quantity: number }[]
  /** Pieces of the lines, without parts of bundles. */
  quantity: number
  /** Grams; null: the weight of a line is unknown. */
  weight: number | null
}

/** Computes the content of a parcel. @throws lineOfAnother, shipmentEmpty, shipmentTooMany */
export function parcelOf(lines: readonly ParcelLine[], wanted: readonly LinePieces[]): Parcel {
  return contentOf(lines, wanted, (line) => openQuantities(line).toShip)
}

/**
 * Computes the content of a parcel that replaces goods which were shipped before.
 * @throws lineOfAnother, shipmentEmpty, shipmentTooMany
 */
export function replacementOf(lines: readonly ParcelLine[], wanted: readonly LinePieces[]): Parcel {
  return contentOf(lines, wanted, ({ ships, shipped }) => (ships ? shipped : 0))
}

function contentOf(
  lines: readonly ParcelLine[],
  wanted: readonly LinePieces[],
  mostOf: (line: ParcelLine) => number
): Parcel {
  const parcel: Parcel = { counted: new Map(), pieces: [], quantity: 0, weight: 0 }
  const own = ownLines(lines)
  for (const { lineId, quantity } of wanted) {
    if (quantity === 0) continue
    const line = own.find(({ id }) => id === lineId)
    if (!line) throw lineOfAnother({}, 'lines', { lineId })
    const most = parcel.counted.has(lineId) ? 0 : mostOf(line)
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

/** The shipped lines of a line: itself, or the shipped parts of a bundle. */
function sentWith(line: ParcelLine, lines: readonly ParcelLine[], quantity: number) {
  const parts = partsOf(lines, line)
  if (parts.length === 0) return [{ one: line, count: quantity }]
  return parts.filter(({ ships }) => ships).map((part) => ({ one: part, count: piecesOfPart(part, line, quantity) }))
}
