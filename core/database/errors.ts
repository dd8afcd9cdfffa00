import { refusal } from '#core/errors/domain_error'

/** Seconds after which a client may retry. */
export const WAIT_SECONDS = 5

const busy = refusal('E_BUSY', 503, 'core.errors.busy')
const unreachable = refusal('E_UNAVAILABLE', 503, 'core.errors.away')

/** The write lock was not free in time. Nothing was changed. */
export const databaseBusy = () => busy({}, undefined, { availableIn: WAIT_SECONDS })

/** The database could not be reached in time. */
export const databaseUnreachable = () => unreachable({}, undefined, { availableIn: WAIT_SECONDS })
