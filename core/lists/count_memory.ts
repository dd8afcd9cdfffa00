import { LRUCache } from 'lru-cache'
import { SqliteReader } from '#core/database/sqlite_reader'
import type { Bindings } from '#core/database/reader'
import type { Store } from '#core/database/store'

const KEPT = 200
/** Counting that took less (milliseconds) is done again rather than remembered. */
const QUICK = 15

/** What transactions had written when somebody looked: the same text, the same rows. */
const SNAPSHOT = 'pg_current_snapshot()::text'

interface Counted {
  count: number
  version: string
}

/**
 * Counts lines, and remembers what took long to count until anybody wrote anything, in whichever process: paging through
 * a long list counts it once.
 */
export class CountMemory {
  readonly #counts = new LRUCache<string, Counted>({ max: KEPT })

  constructor(
    private readonly store: Store,
    private readonly quick = QUICK
  ) {}

  /** @param sql a statement whose only column is `count` */
  async count(sql: string, bindings: Bindings): Promise<number> {
    const key = `${sql}\n${JSON.stringify(bindings)}`
    const known = this.#counts.get(key)
    if (known && known.version === (await this.#version())) return known.count
    const started = performance.now()
    const counted = await this.#counted(sql, bindings)
    if (performance.now() - started > this.quick) this.#counts.set(key, counted)
    else this.#counts.delete(key)
    return counted.count
  }

  /** The version is never newer than the lines that were counted. */
  async #counted(sql: string, bindings: Bindings): Promise<Counted> {
    const { reader, dialect } = this.store
    const before = dialect === 'sqlite' ? await this.#version() : null
    const asked = before === null ? `select c.count, ${SNAPSHOT} as version from (${sql}) c` : sql
    const row = await reader.first<{ count: number; version?: string }>(asked, bindings)
    return { count: Number(row?.count ?? 0), version: before ?? String(row?.version) }
  }

  async #version(): Promise<string> {
    const { reader } = this.store
    if (reader instanceof SqliteReader) return String(reader.dataVersion())
    const row = await reader.first<{ version: string }>(`select ${SNAPSHOT} as version`)
    return String(row?.version)
  }
}
