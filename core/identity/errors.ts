import { refusal } from '#core/errors/domain_error'

export const unauthorised = refusal('E_UNAUTHORISED', 401, 'core.errors.unauthorised')
export const forbidden = refusal('E_FORBIDDEN', 403, 'core.errors.forbidden')
