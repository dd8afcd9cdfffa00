/**
 * The only rounding rule of the product: half away from zero, so that a refund rounds like the sale it undoes
 * (0.5 → 1, -0.5 → -1). `numerator / denominator` is never computed as a float.
 */
export function divideHalfUp(numerator: bigint, denominator: bigint): bigint {
  if (denominator <= 0n) throw new RangeError('The denominator must be positive')
  const negative = numerator < 0n
  const size = negative ? -numerator : numerator
  const rounded = (2n * size + denominator) / (2n * denominator)
  return negative ? -rounded : rounded
}
