/** A temporary copy of the shop's database. */
export interface ShopCopy {
  /** Environment variables that make a process work on the copy. */
  environment: Record<string, string>
  /** Arguments for `fill.ts`: the database to copy rows from, where the copy has none yet. */
  source: string[]
  /** The first row of a statement. */
  first(sql: string): Promise<Record<string, unknown>>
  /** Call it once the copy is filled. From then on commits wait for the disk, as in the shop. */
  filled(): Promise<void>
  /** Deletes the copy. May be called more than once. */
  remove(): Promise<void>
}

/** Prefix of every copy's name. `fill.ts` refuses any other database. */
export const COPY_PREFIX = 'cellier_stress_'
