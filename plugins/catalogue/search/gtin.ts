/** Digits of the numbers that GS1 gives: EAN-8, UPC, EAN-13 and those of cartons. */
const LENGTHS = new Set([8, 12, 13, 14])

/** Beginnings left to each house for its own shelves, and those of coupons: search engines refuse them. Of 13 digits, and of 8. */
const OF_A_HOUSE = { 13: /^(2|0[245]|9[89])/, 8: /^[02]/ }

/** A barcode as the number of goods that search engines know it by; null where it is none, such as a number of the house. */
export function gtinOf(barcode: string | null): string | null {
  const digits = (barcode ?? '').replaceAll(/[\s-]/g, '')
  if (!/^\d+$/.test(digits) || !LENGTHS.has(digits.length)) return null
  const isShort = digits.length === 8
  if (isShort ? OF_A_HOUSE[8].test(digits) : OF_A_HOUSE[13].test(digits.padStart(13, '0').slice(-13))) return null
  // From the right, digits count once and three times by turns; with the last one they make a multiple of ten.
  const sum = [...digits].reverse().reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 1 : 3), 0)
  return sum % 10 === 0 ? digits : null
}
