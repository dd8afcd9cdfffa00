import { refusal } from '#core/errors/domain_error'

/** Refusals about addresses. */
export const slugReserved = refusal('E_CATALOGUE_SLUG_RESERVED', 422, 'catalogue.errors.slug_reserved')
export const slugTaken = refusal('E_CATALOGUE_SLUG_TAKEN', 422, 'catalogue.errors.slug_taken')
export const permalinkNotFound = refusal('E_CATALOGUE_PERMALINK_NOT_FOUND', 404, 'catalogue.errors.permalink_not_found')
export const permalinkTaken = refusal('E_CATALOGUE_PERMALINK_TAKEN', 422, 'catalogue.errors.permalink_taken')
export const permalinkMalformed = refusal(
  'E_CATALOGUE_PERMALINK_MALFORMED',
  422,
  'catalogue.errors.permalink_malformed'
)
export const permalinkPresent = refusal('E_CATALOGUE_PERMALINK_PRESENT', 409, 'catalogue.errors.permalink_present')
export const permalinkRedirect = refusal('E_CATALOGUE_PERMALINK_REDIRECT', 409, 'catalogue.errors.permalink_redirect')
export const redirectMissing = refusal('E_CATALOGUE_REDIRECT_MISSING', 422, 'core.validation.required')
export const redirectLoop = refusal('E_CATALOGUE_REDIRECT_LOOP', 422, 'catalogue.errors.redirect_loop')
export const patternInvalid = refusal('E_CATALOGUE_PATTERN_INVALID', 422, 'catalogue.errors.pattern_invalid')
export const patternTaken = refusal('E_CATALOGUE_PATTERN_TAKEN', 422, 'catalogue.errors.pattern_taken')
