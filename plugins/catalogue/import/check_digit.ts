const LENGTHS = new Set([8, 12, 13, 14])

/** Whether a barcode (EAN, UPC, GTIN) does not end with the digit that the others ask for. Other codes have none. */
export function hasWrongCheckDigit(barcode: string): boolean {
  if (!/^\d+$/.test(barcode) || !LENGTHS.has(barcode.length)) return false
  const [check = 0, ...digits] = [...barcode].reverse().map(Number)
  const sum = digits.reduce((total, digit, i) => total + digit * (i % 2 === 0 ? 3 : 1), 0)
  return (10 - (sum % 10)) % 10 !== check
}
