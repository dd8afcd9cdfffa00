import { refusal } from '#core/errors/domain_error'

/** Refusals about categories and dishes. */
export const categoryUnknown = refusal('E_CATALOGUE_CATEGORY_UNKNOWN', 422, 'catalogue.errors.category_unknown')
export const categoryNotFound = refusal('E_CATALOGUE_CATEGORY_NOT_FOUND', 404, 'catalogue.errors.category_not_found')
export const categoryCycle = refusal('E_CATALOGUE_CATEGORY_CYCLE', 422, 'catalogue.errors.category_cycle')
export const categoryNotEmpty = refusal('E_CATALOGUE_CATEGORY_NOT_EMPTY', 409, 'catalogue.errors.category_not_empty')
export const categoryHolds = refusal('E_CATALOGUE_CATEGORY_HOLDS', 409, 'catalogue.errors.category_holds')
