import { refusal } from '#core/errors/domain_error'

export const numberPrefixInvalid = refusal('E_SALES_NUMBER_PREFIX_INVALID', 422, 'sales.errors.number_prefix_invalid')
export const numberPrefixTaken = refusal('E_SALES_NUMBER_PREFIX_TAKEN', 422, 'sales.errors.number_prefix_taken')

/** Carries which series, year and numbers as `meta.faults`. */
export const numbersBroken = refusal('E_SALES_NUMBERS_BROKEN', 409, 'sales.errors.numbers_broken')
