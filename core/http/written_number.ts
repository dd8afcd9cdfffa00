import vine from '@vinejs/vine'

/** A number as a form writes it: plain figures, no hexadecimal, no exponent, no lists of one. */
const FIGURES = /^\s*[+-]?\d+(?:\.\d+)?\s*$/

function isWritten(value: unknown): boolean {
  return typeof value === 'number' || (typeof value === 'string' && FIGURES.test(value))
}

/**
 * For validators: a number that was sent as one, or in figures, as forms do. Vine's own takes `true` for 1 and `[2]`
 * for 2: what somebody buys, or pays back, is never guessed. Add `withoutDecimals()` and bounds as for `vine.number()`.
 */
export const writtenNumber = () =>
  vine.number().parse((value) => (value === undefined || value === null || isWritten(value) ? value : Number.NaN))
