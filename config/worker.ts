import env from '#config/env'

/** Concurrent jobs per worker process. */
export const lanes = env.get('WORKER_LANES', 2)

/** Seconds after which another worker may run the jobs of a worker that died. */
export const leaseSeconds = env.get('WORKER_LEASE_SECONDS', 60)

/** How long running jobs may take to end when the process is stopped. */
export const graceMs = 8000
