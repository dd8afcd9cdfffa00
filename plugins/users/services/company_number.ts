const LA_POSTE = '356000000'

/** A SIRET without its spaces and dots; null when there is no such number. */
export function readSiret(text: string): string | null {
  const digits = text.replace(/[\s.]/g, '')
  return /^\d{14}$/.test(digits) && isSiret(digits) ? digits : null
}

/** Establishments of La Poste have numbers of their own kind: their digits add up to a multiple of five. */
function isSiret(digits: string): boolean {
  const siren = digits.slice(0, 9)
  if (siren === LA_POSTE && !luhn(digits)) return digitSum(digits) % 5 === 0
  return luhn(digits) && luhn(siren)
}

const digitSum = (digits: string) => [...digits].reduce((sum, digit) => sum + Number(digit), 0)

/** Every second digit from the right counts double. */
export function luhn(digits: string): boolean {
  const doubled = [...digits].reverse().map((digit, at) => (at % 2 === 1 ? String(2 * Number(digit)) : digit))
  return digitSum(doubled.join('')) % 10 === 0
}
