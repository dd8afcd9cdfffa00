/** Digits of the numbers that GS1 gives: EAN-8, UPC, EAN-13 and those of cartons. */
const LENGTHS = new Set([8, 12, 13, 14])

/** A barcode as the number of goods that search engines know it by; null where it is none, such as a number of the house. */
export function gtinOf(barcode: string | null): string | null {
  const digits = (barcode ?? '').replaceAll(/[\s-]/g, '')
  if (!/^\d+$/.test(digits) || !LENGTHS.has(digits.length)) return null
  // From the right, digits count three times and once by turns; with the last one they make a multiple of ten.
  const sum = [...digits].reverse().reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 1 : 3), 0)
  return sum % 10 === 0 ? digits : null
}
