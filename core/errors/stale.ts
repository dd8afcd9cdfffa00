import { refusal } from '#core/errors/domain_error'

/** A write of a version that is no longer the stored one. Its `meta.current` is the stored record. */
export const staleWrite = refusal('E_STALE', 409, 'core.errors.stale')
