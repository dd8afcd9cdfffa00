import { refusal } from '#core/errors/domain_error'

/** Seconds after which the same call is worth another try. */
const WAIT_SECONDS = 5

const busy = refusal('E_BUSY', 503, 'core.errors.busy')

/** The database could not be written or reached in time. Nothing was changed. */
export const databaseBusy = () => busy({}, undefined, { availableIn: WAIT_SECONDS })
