const LONGEST_SECONDS = 3600

/** Seconds to wait before the next attempt after `attempts` failed ones: 4, 8, 16… at most an hour. */
export function backoff(attempts: number): number {
  return Math.min(LONGEST_SECONDS, 2 ** (attempts + 1))
}

/** The text of an error as it is stored: its stack, cut to 4,000 characters. */
export function errorText(error: unknown): string {
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error)
  return text.slice(0, 4000)
}
