/** A throw-away copy of the shop's database: what buyers do to it the shop never sees. */
export interface ShopCopy {
  /** What a process needs in its environment to work on the copy instead of the shop. */
  environment: Record<string, string>
  /** Words for `stress:fill`: where rows come from that are not in the copy yet. */
  source: string[]
  /** The first row of a statement. */
  first(sql: string): Promise<Record<string, unknown>>
  /** Told when the copy is filled: from then on it writes as safely as the shop does. */
  filled(): Promise<void>
  /** Takes the copy away. May be called more than once. */
  remove(): Promise<void>
}

/** How every copy's name begins: `stress:fill` writes to nothing else. */
export const COPY_PREFIX = 'cellier_stress_'
