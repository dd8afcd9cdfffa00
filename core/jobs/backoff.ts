const LONGEST = 3600

/** Seconds to wait before the next attempt after `attempts` failed ones: 4, 8, 16… at most an hour. */
export function backoff(attempts: number): number {
  return Math.min(LONGEST, 2 ** (attempts + 1))
}

/** What is kept of an error: where it happened, but not endlessly. */
export function errorText(error: unknown): string {
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error)
  return text.slice(0, 4000)
}
