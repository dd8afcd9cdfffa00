import { luhn } from '#plugins/users/services/company_number'

/** Letters and digits of a French key: neither I nor O, which would be read as digits. */
const ALPHABET = '0123456789ABCDEFGHJKLMNPQRSTUVWXYZ'
const FRENCH = /^[0-9A-HJ-NP-Z]{2}\d{9}$/

/** How the numbers of the other members look; whether one was given out only its country knows. */
const OTHERS: Record<string, RegExp> = {
  AT: /^U\d{8}$/,
  BE: /^[01]\d{9}$/,
  BG: /^\d{9,10}$/,
  CY: /^\d{8}[A-Z]$/,
  CZ: /^\d{8,10}$/,
  DE: /^\d{9}$/,
  DK: /^\d{8}$/,
  EE: /^\d{9}$/,
  EL: /^\d{9}$/,
  ES: /^[A-Z0-9]\d{7}[A-Z0-9]$/,
  FI: /^\d{8}$/,
  HR: /^\d{11}$/,
  HU: /^\d{8}$/,
  IE: /^\d[A-Z0-9+*]\d{5}[A-Z]{1,2}$/,
  IT: /^\d{11}$/,
  LT: /^(\d{9}|\d{12})$/,
  LU: /^\d{8}$/,
  LV: /^\d{11}$/,
  MT: /^\d{8}$/,
  NL: /^\d{9}B\d{2}$/,
  PL: /^\d{10}$/,
  PT: /^\d{9}$/,
  RO: /^\d{2,10}$/,
  SE: /^\d{12}$/,
  SI: /^\d{8}$/,
  SK: /^\d{10}$/,
  XI: /^(\d{9}|\d{12}|GD\d{3}|HA\d{3})$/,
}

/**
 * A VAT number with the letters of its country and nothing between: `FR44732829320`; null when there is no such number.
 * Without letters it is a French one.
 */
export function readVatNumber(text: string): string | null {
  const joined = inTenDigits(text.toUpperCase().replace(/[\s.-]/g, ''))
  if (OTHERS[joined.slice(0, 2)]?.test(joined.slice(2))) return joined
  const own = joined.replace(/^FR(?=[0-9A-Z]{11}$)/, '')
  return FRENCH.test(own) && isFrench(own) ? `FR${own}` : null
}

/** Belgian numbers of before 2008 have nine digits: they go on with a 0 in front. */
const inTenDigits = (joined: string) => joined.replace(/^BE(?=\d{9}$)/, 'BE0')

function isFrench(number: string): boolean {
  const siren = number.slice(2)
  // Numbers of Monaco begin with 000 and are no SIREN.
  if (!siren.startsWith('000') && !luhn(siren)) return false
  if (/^\d\d/.test(number)) return Number(number.slice(0, 2)) === Number(`${siren}12`) % 97
  const [first = '', second = ''] = number
  const check = /\d/.test(first)
    ? ALPHABET.indexOf(first) * 24 + ALPHABET.indexOf(second) - 10
    : ALPHABET.indexOf(first) * 34 + ALPHABET.indexOf(second) - 100
  return (Number(siren) + 1 + Math.floor(check / 11)) % 11 === check % 11
}
