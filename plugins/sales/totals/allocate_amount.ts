/**
 * Splits an amount over parts in proportion to their weights, by the largest remainder: the parts add up to the amount,
 * whatever the order of the weights, and none is more than its own weight while the amount is not more than all of
 * them. Equal remainders are given in the order of the keys. Weights of 0 get nothing.
 */
export function allocateAmount(amount: number, weights: Readonly<Record<string, number>>): Record<string, number> {
  const parts = Object.entries(weights).sort(([a], [b]) => (a < b ? -1 : 1))
  const whole = parts.reduce((sum, [, weight]) => sum + BigInt(weight), 0n)
  if (parts.some(([, weight]) => weight < 0) || amount < 0) throw new RangeError('Only positive amounts are split')
  if (whole === 0n) return Object.fromEntries(parts.map(([key]) => [key, 0]))

  const cut = parts.map(([key, weight]) => {
    const exact = BigInt(amount) * BigInt(weight)
    return { key, share: Number(exact / whole), remainder: exact % whole }
  })
  let left = cut.reduce((rest, { share }) => rest - share, amount)
  const byRemainder = cut.toSorted((a, b) => (a.remainder < b.remainder ? 1 : a.remainder > b.remainder ? -1 : 0))
  for (const part of byRemainder) {
    if (left === 0) break
    part.share += 1
    left -= 1
  }
  return Object.fromEntries(cut.map(({ key, share }) => [key, share]))
}
