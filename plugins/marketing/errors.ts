import { refusal } from '#core/errors/domain_error'

export const codeTaken = refusal('E_MARKETING_CODE_TAKEN', 422, 'marketing.errors.code_taken')
export const codeInvalid = refusal('E_MARKETING_CODE_INVALID', 422, 'marketing.errors.code_invalid')
export const amountInvalid = refusal('E_MARKETING_AMOUNT_INVALID', 422, 'marketing.errors.amount_invalid')
export const periodInvalid = refusal('E_MARKETING_PERIOD_INVALID', 422, 'marketing.errors.period_invalid')
export const conditionInvalid = refusal('E_MARKETING_CONDITION_INVALID', 422, 'marketing.errors.condition_invalid')
export const nothingGiven = refusal('E_MARKETING_NOTHING_GIVEN', 422, 'marketing.errors.nothing_given')
export const noCodeNeeded = refusal('E_MARKETING_NO_CODE_NEEDED', 422, 'marketing.errors.no_code_needed')
export const codesExhausted = refusal('E_MARKETING_CODES_EXHAUSTED', 422, 'marketing.errors.codes_exhausted')
export const limitReached = refusal('E_MARKETING_LIMIT_REACHED', 409, 'marketing.errors.limit_reached')
export const discountGone = refusal('E_MARKETING_DISCOUNT_GONE', 409, 'marketing.errors.discount_gone')
