import env from '#config/env'

/** Jobs that a worker process runs side by side. */
export const lanes = env.get('WORKER_LANES', 2)

/** Seconds until the work of a process that died is taken up by another. */
export const leaseSeconds = env.get('WORKER_LEASE_SECONDS', 60)

/** How long running jobs may take to finish their step when the process is asked to stop. */
export const graceMs = 8000
