/** A whole number from 0 to `highest`. */
export function isWhole(number: number, highest: number): boolean {
  return Number.isSafeInteger(number) && number >= 0 && number <= highest
}
