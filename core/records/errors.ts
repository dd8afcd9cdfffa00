import { refusal } from '#core/errors/domain_error'

export const recordGone = refusal('E_RECORD_GONE', 404, 'core.errors.record_gone')
