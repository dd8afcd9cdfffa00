import { refusal } from '#core/errors/domain_error'

/** Seconds after which the same call is worth another try. */
export const WAIT_SECONDS = 5

const busy = refusal('E_BUSY', 503, 'core.errors.busy')
const away = refusal('E_UNAVAILABLE', 503, 'core.errors.away')

/** The database could not be written in time. Nothing was changed. */
export const databaseBusy = () => busy({}, undefined, { availableIn: WAIT_SECONDS })

/** The database could not be reached in time. */
export const databaseAway = () => away({}, undefined, { availableIn: WAIT_SECONDS })
