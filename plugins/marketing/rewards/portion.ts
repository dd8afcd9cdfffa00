const WHOLE = 10_000n

/** So many basis points of an amount, rounded half up; never more than all of it. */
export function portion(amount: number, basisPoints: number): number {
  const points = BigInt(Math.min(basisPoints, Number(WHOLE)))
  return Number((BigInt(amount) * points * 2n + WHOLE) / (WHOLE * 2n))
}

/** What so many pieces of a line are worth of what is left of it, rounded half up. */
export function worthOf(pieces: number, { quantity, left }: { quantity: number; left: number }): number {
  if (quantity === 0) return 0
  const [wanted, whole] = [BigInt(Math.min(pieces, quantity)), BigInt(quantity)]
  return Number((BigInt(left) * wanted * 2n + whole) / (whole * 2n))
}
