import { refusal } from '#core/errors/domain_error'

export const recordGone = refusal('E_RECORD_GONE', 404, 'core.errors.record_gone')
export const recordStale = refusal('E_RECORD_STALE', 409, 'core.errors.record_stale')
