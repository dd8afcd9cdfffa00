/** Which postcodes are meant: one, a range, or a beginning (`20*`). Both empty: all. */
export interface Postcodes {
  from: string
  /** Empty: `from` alone. */
  to: string
}

/** A postcode as it is compared: capitals, nothing between. */
export function bareCode(postcode: string): string {
  return postcode.toUpperCase().replace(/[\s-]/g, '')
}

const FIGURES = /^\d+$/

/**
 * Whether a postcode is among those meant. Codes of equal length are compared as text, so that a leading zero counts;
 * figures of unequal length as numbers, so that "5" lies before "20000"; anything else has no order.
 */
export function withinPostcodes(postcode: string, { from, to }: Postcodes): boolean {
  const [code, first, last] = [bareCode(postcode), bareCode(from), bareCode(to)]
  if (first === '' || first === '*') return true
  if (code === '') return false
  if (first.endsWith('*')) return code.startsWith(first.slice(0, -1))
  if (last === '' || last === first) return code === first
  const isAfter = (one: string, other: string): boolean => {
    if (one.length === other.length) return one >= other
    return FIGURES.test(one) && FIGURES.test(other) && BigInt(one) >= BigInt(other)
  }
  return isAfter(code, first) && isAfter(last, code)
}

/** How exactly postcodes are told: one of them 3, a beginning or a range 2, all 0. */
export function postcodePrecision({ from, to }: Postcodes): number {
  if (from === '' || from === '*') return 0
  return from.endsWith('*') || (to !== '' && to !== from) ? 2 : 3
}

/** Whether some postcode can be among both. */
export function postcodesMeet(one: Postcodes, other: Postcodes): boolean {
  if (postcodePrecision(one) === 0 || postcodePrecision(other) === 0) return true
  const ends = (codes: Postcodes) => {
    const from = bareCode(codes.from)
    if (!from.endsWith('*')) return [from, codes.to === '' ? from : bareCode(codes.to)] as const
    const start = from.slice(0, -1)
    return [start.padEnd(LONGEST, '0'), start.padEnd(LONGEST, 'Z')] as const
  }
  const [[a, b], [c, d]] = [ends(one), ends(other)]
  const reaches = (low: string, high: string) => low.padEnd(LONGEST, '0') <= high.padEnd(LONGEST, 'Z')
  return reaches(a, d) && reaches(c, b)
}

/** Longer than any postcode. */
const LONGEST = 16
