import { refusal } from '#core/errors/domain_error'

/** Refusals about addresses that staff write. */
export const permalinkTaken = refusal('E_CORE_PERMALINK_TAKEN', 422, 'core.errors.permalink_taken')
export const permalinkReserved = refusal('E_CORE_PERMALINK_RESERVED', 422, 'core.errors.permalink_reserved')
export const permalinkMalformed = refusal('E_CORE_PERMALINK_MALFORMED', 422, 'core.errors.permalink_malformed')
export const permalinkNotFound = refusal('E_CORE_PERMALINK_NOT_FOUND', 404, 'core.errors.permalink_not_found')
export const permalinkPresent = refusal('E_CORE_PERMALINK_PRESENT', 409, 'core.errors.permalink_present')
export const redirectLoop = refusal('E_CORE_REDIRECT_LOOP', 422, 'core.errors.redirect_loop')
