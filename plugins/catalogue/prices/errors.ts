import { refusal } from '#core/errors/domain_error'

/** Refusals about prices. */
export const priceInvalid = refusal('E_CATALOGUE_PRICE_INVALID', 422, 'catalogue.errors.price_invalid')
export const specialTooHigh = refusal('E_CATALOGUE_SPECIAL_TOO_HIGH', 422, 'catalogue.errors.special_too_high')
export const specialDates = refusal('E_CATALOGUE_SPECIAL_DATES', 422, 'catalogue.errors.special_dates')
export const groupUnknown = refusal('E_CATALOGUE_GROUP_UNKNOWN', 422, 'catalogue.errors.group_unknown')
export const priceNotAllowed = refusal('E_CATALOGUE_PRICE_NOT_ALLOWED', 422, 'catalogue.errors.price_not_allowed')
export const tierInvalid = refusal('E_CATALOGUE_TIER_INVALID', 422, 'catalogue.errors.tier_invalid')
export const tierRepeated = refusal('E_CATALOGUE_TIER_REPEATED', 422, 'catalogue.errors.tier_repeated')
export const tierTooHigh = refusal('E_CATALOGUE_TIER_TOO_HIGH', 422, 'catalogue.errors.tier_too_high')
export const currencyPriced = refusal('E_CATALOGUE_CURRENCY_PRICED', 409, 'catalogue.errors.currency_priced')
