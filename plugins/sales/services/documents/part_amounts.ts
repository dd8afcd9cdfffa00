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

/** Amounts of a line's part: net and VAT are shared out, the rest is their sum. */
export function partAmounts(line: { net: number; tax: number; discount: number }, part: Part) {
  const [net, tax, discount] = [partOf(line.net, part), partOf(line.tax, part), partOf(line.discount, part)]
  return { net, tax, discount, total: net + tax }
}
