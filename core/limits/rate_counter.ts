/** How many requests were counted, and how long until the count expires. */
export interface Count {
  taken: number
  /** Milliseconds. */
  opensIn: number
}

/** Counts requests for all processes together. */
export interface RateCounter {
  /** Adds one to a bucket, which expires so many seconds after the first one was added. */
  take(bucket: string, seconds: number): Promise<Count>

  /** Subtracts one that turned out not to count. */
  giveBack(bucket: string, seconds: number): Promise<void>
}
