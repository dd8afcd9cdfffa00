import { quantityInvalid } from '#plugins/catalogue/stock/errors'

/** Pieces that are promised under a reference. */
export interface ReservedPieces {
  /** What they are promised for, such as an order's number. */
  reference: string
  lines: readonly { variantId: number; quantity: number }[]
}

/** Pieces by variant. @throws quantityInvalid for what is no number of pieces */
export function piecesOf(lines: ReservedPieces['lines']): Map<number, number> {
  const pieces = new Map<number, number>()
  for (const { variantId, quantity } of lines) {
    if (!Number.isSafeInteger(quantity) || quantity <= 0) throw quantityInvalid({}, 'quantity')
    pieces.set(variantId, (pieces.get(variantId) ?? 0) + quantity)
  }
  return pieces
}
