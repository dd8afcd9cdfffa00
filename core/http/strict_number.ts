import vine from '@vinejs/vine'

/** Decimal digits as forms send them: no hexadecimal, no exponent. */
const DIGITS = /^\s*[+-]?\d+(?:\.\d+)?\s*$/

function isNumeric(value: unknown): boolean {
  return typeof value === 'number' || (typeof value === 'string' && DIGITS.test(value))
}

/**
 * Validator schema for a number, sent as a number or as decimal digits. `vine.number()` also accepts `true` as 1 and `[2]` as
 * 2; quantities and amounts must not be guessed. Add `withoutDecimals()` and bounds as for `vine.number()`.
 */
export const strictNumber = () =>
  vine.number().parse((value) => (value === undefined || value === null || isNumeric(value) ? value : Number.NaN))
