/** How much of a limit is taken, and how long until it opens again. */
export interface Count {
  taken: number
  /** Milliseconds. */
  opensIn: number
}

/** Counts for all processes together. */
export interface RateCounter {
  /** Takes one from a bucket, which empties so many seconds after the first was taken. */
  take(bucket: string, seconds: number): Promise<Count>

  /** Puts one back that turned out not to count. */
  giveBack(bucket: string, seconds: number): Promise<void>
}
