import { LRUCache } from 'lru-cache'
import { SqliteReader } from '#core/database/sqlite_reader'
import type { Bindings } from '#core/database/reader'
import type { Store } from '#core/database/store'

const KEPT = 200
/** Counting that took less (milliseconds) is done again rather than remembered. */
const QUICK = 15
/** On PostgreSQL nothing tells of writes that the change feed does not mention. */
const POSTGRES_MS = 5000

interface Remembered {
  count: number
  version: number
  at: number
}

/**
 * Counts lines, and remembers what took long to count until anybody wrote anything: paging through a long list counts it
 * once.
 */
export class CountMemory {
  #counts = new LRUCache<string, Remembered>({ max: KEPT })

  constructor(private readonly store: Store) {
    const forget = () => this.#counts.clear()
    store.changes.follow('*', { apply: forget, reset: forget })
  }

  async count(sql: string, bindings: Bindings): Promise<number> {
    const key = `${sql}\n${JSON.stringify(bindings)}`
    const version = this.#version()
    const known = this.#counts.get(key)
    if (known && this.#holds(known, version)) return known.count
    const started = performance.now()
    const row = await this.store.reader.first<{ count: number }>(sql, bindings)
    const count = Number(row?.count ?? 0)
    const now = performance.now()
    if (now - started > QUICK) this.#counts.set(key, { count, version, at: now })
    else this.#counts.delete(key)
    return count
  }

  #holds({ version, at }: Remembered, present: number): boolean {
    return version === present && (present !== 0 || performance.now() - at < POSTGRES_MS)
  }

  /** Moves with every commit on SQLite; 0 on PostgreSQL. */
  #version(): number {
    const { reader } = this.store
    return reader instanceof SqliteReader ? reader.dataVersion() : 0
  }
}
