import { refusal } from '#core/errors/domain_error'

/** Refusals about addresses. */
export const slugReserved = refusal('E_CATALOGUE_SLUG_RESERVED', 422, 'catalogue.errors.slug_reserved')
export const slugTaken = refusal('E_CATALOGUE_SLUG_TAKEN', 422, 'catalogue.errors.slug_taken')
export const permalinkRedirect = refusal('E_CATALOGUE_PERMALINK_REDIRECT', 409, 'catalogue.errors.permalink_redirect')
export const patternInvalid = refusal('E_CATALOGUE_PATTERN_INVALID', 422, 'catalogue.errors.pattern_invalid')
export const patternTaken = refusal('E_CATALOGUE_PATTERN_TAKEN', 422, 'catalogue.errors.pattern_taken')
