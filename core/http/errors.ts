import { refusal } from '#core/errors/domain_error'

export const badRequest = refusal('E_BAD_REQUEST', 400, 'core.errors.bad_request')
/** The Host header names none of the shop's hosts. */
export const foreignHost = refusal('E_FOREIGN_HOST', 421, 'core.errors.foreign_host')
export const methodNotAllowed = refusal('E_METHOD_NOT_ALLOWED', 405, 'core.errors.bad_request')
export const formExpected = refusal('E_FORM_EXPECTED', 415, 'core.errors.bad_request')
export const requestTooSlow = refusal('E_REQUEST_TOO_SLOW', 408, 'core.errors.bad_request')
export const headersTooLarge = refusal('E_HEADERS_TOO_LARGE', 431, 'core.errors.too_large')
export const bodyTooLarge = refusal('E_BODY_TOO_LARGE', 413, 'core.errors.bad_request')
export const foreignOrigin = refusal('E_FOREIGN_ORIGIN', 403, 'core.errors.foreign_origin')
export const notFound = refusal('E_NOT_FOUND', 404, 'core.errors.not_found')
export const tooManyRequests = refusal('E_TOO_MANY_REQUESTS', 429, 'core.errors.too_many_requests')
export const shopClosed = refusal('E_UNAVAILABLE', 503, 'core.errors.unavailable')
export const textUnreadable = refusal('E_TEXT_UNREADABLE', 422, 'core.errors.text_unreadable')
export const uploadMissing = refusal('E_UPLOAD_MISSING', 422, 'core.errors.upload_missing')
export const uploadTooLarge = refusal('E_UPLOAD_TOO_LARGE', 413, 'core.errors.upload_too_large')
