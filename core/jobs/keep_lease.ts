/**
 * Runs `work` and calls `renew` every third of the lease meanwhile, so that no other worker claims the job while this
 * process lives. `renew` must not reject.
 */
export async function keepLease<T>(
  leaseSeconds: number,
  renew: () => Promise<void>,
  work: () => Promise<T>
): Promise<T> {
  const timer = setInterval(() => void renew(), (leaseSeconds * 1000) / 3)
  try {
    return await work()
  } finally {
    clearInterval(timer)
  }
}
