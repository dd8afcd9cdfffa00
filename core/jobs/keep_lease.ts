/**
 * Runs `work` and calls `renew` every third of the lease meanwhile, so that nobody else takes the work while its process
 * lives. `renew` deals with its own failures.
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
