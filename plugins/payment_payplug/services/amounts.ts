/** PayPlug takes euros only. */
export const CURRENCY = 'EUR'

/** Cents. No account may take less or more for one card payment. */
export const LEAST_AMOUNT = 99
export const MOST_AMOUNT = 2_000_000
