import { LRUCache } from 'lru-cache'
import { SqliteReader } from '#core/database/sqlite_reader'
import type { Bindings } from '#core/database/reader'
import type { Store } from '#core/database/store'

const KEPT = 200
/**
 * Counting that took less (milliseconds) is done again rather than remembered. SQLite says without a statement whether
 * anything was written; PostgreSQL takes one for that.
 */
const QUICK = { sqlite: 1, pg: 15 }

/** What transactions had written when somebody looked: the same text, the same rows. */
const SNAPSHOT = 'pg_current_snapshot()::text'

type Counts = Record<string, number>

interface Counted {
  counts: Counts
  version: string
}

/**
 * Counts lines, and remembers what took long to count until anybody wrote anything, in whichever process: paging through
 * a long list counts it once.
 */
export class CountCache {
  readonly #counts = new LRUCache<string, Counted>({ max: KEPT })

  constructor(
    private readonly store: Store,
    private readonly quick = QUICK[store.dialect]
  ) {}

  /** @param sql a statement whose only column is `count` */
  async count(sql: string, bindings: Bindings): Promise<number> {
    return (await this.counts(sql, bindings)).count ?? 0
  }

  /** Several numbers at once. @param sql a statement of one row, each column a number */
  async counts(sql: string, bindings: Bindings): Promise<Counts> {
    const key = `${sql}\n${JSON.stringify(bindings)}`
    const known = this.#counts.get(key)
    if (known && known.version === (await this.#version())) return known.counts
    const started = performance.now()
    const counted = await this.#counted(sql, bindings)
    if (performance.now() - started > this.quick) this.#counts.set(key, counted)
    else this.#counts.delete(key)
    return counted.counts
  }

  /** The version is never newer than the lines that were counted. */
  async #counted(sql: string, bindings: Bindings): Promise<Counted> {
    const { reader, dialect } = this.store
    const before = dialect === 'sqlite' ? await this.#version() : null
    const asked = before === null ? `select c.*, ${SNAPSHOT} as version from (${sql}) c` : sql
    const { version = '', ...row } = (await reader.first<Record<string, string | number>>(asked, bindings)) ?? {}
    const counts = Object.fromEntries(Object.entries(row).map(([name, count]) => [name, Number(count)]))
    return { counts, version: before ?? String(version) }
  }

  async #version(): Promise<string> {
    const { reader } = this.store
    if (reader instanceof SqliteReader) return String(reader.dataVersion())
    const row = await reader.first<{ version: string }>(`select ${SNAPSHOT} as version`)
    return String(row?.version)
  }
}
