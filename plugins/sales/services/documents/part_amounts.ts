import { divideHalfUp } from '#core/money/rounding'

/** Some pieces of a line: how many went before, how many go now, and how many there are. */
export interface Part {
  before: number
  pieces: number
  whole: number
}

/**
 * What so many pieces make of an amount. Parts that follow one another add up to the amount to the cent: each is the
 * difference of two rounded shares, so that the last one takes what remains.
 */
export function partOf(amount: number, { before, pieces, whole }: Part): number {
  const share = (count: number) => Number(divideHalfUp(BigInt(amount) * BigInt(count), BigInt(whole)))
  return share(before + pieces) - share(before)
}

/**
 * Amounts of a line's part. What is paid is shared out: a bottle of two at 10.00 € is 10.00 €, where net and VAT rounded
 * each by itself would make 10.01 €. The VAT is what the pieces paid so far hold of it, so that a piece worth nothing
 * has none, and net is what lies between.
 */
export function partAmounts(line: { net: number; tax: number; discount: number }, part: Part) {
  const paid = line.net + line.tax
  const before = partOf(paid, { before: 0, pieces: part.before, whole: part.whole })
  const total = partOf(paid, part)
  const tax = paid === 0 ? 0 : partOf(line.tax, { before, pieces: total, whole: paid })
  return { net: total - tax, tax, discount: partOf(line.discount, part), total }
}
