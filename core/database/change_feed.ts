import { databaseAway } from '#core/database/errors'
import { isAway } from '#core/database/away'
import { within } from '#core/time/within'
import { SqliteReader } from '#core/database/sqlite_reader'
import { rowWrite, type RowTarget } from '#core/database/write_rows'
import { dialectOf, runWrites } from '#core/database/write_set'
import type { Transaction } from '#core/database/store'
import type { Write } from '#core/database/write'
import type { Bindings, Reader } from '#core/database/reader'

/** What a part of a process does when others' changes reach it. */
export interface Follower {
  /** The things under these keys changed. */
  apply(keys: string[]): Promise<void> | void
  /** Too much was missed: forget everything held in memory. */
  reset(): Promise<void> | void
}

/** Things of a topic that changed. */
export interface Change {
  topic: string
  keys: readonly (string | number)[]
}

interface ChangeRow {
  seq: number | string
  topic: string
  changed: string
  xid?: string
  mark?: string
}

const CHANGES: RowTarget = { table: 'core_changes', columns: { topic: 'text', changed: 'text' } }

/** PostgreSQL is asked at most this often between own writes; own writes are seen at once. */
const POLL_MS = 100

/** A database that has not answered by then is away. */
const DEADLINE_MS = 1000

/** While it is, it is asked this often, and nobody waits for that. */
const AWAY_POLL_MS = 1000

/** Rows are swept after a day; a process that slept longer than this starts afresh. */
const FORGET_AFTER_MS = 12 * 3600 * 1000

const SQLITE_NEWER = 'select seq, topic, changed from core_changes where seq > ? order by seq'

const POSTGRES_NEWER = `select seq, topic, changed, xid::text as xid,
    pg_snapshot_xmin(pg_current_snapshot())::text as mark
  from core_changes where xid >= ?::text::xid8 order by seq`

/**
 * Keeps what processes hold in memory (listing index, page cache, settings) true: every write
 * records what it changed in its own transaction, every process reads what came since. On SQLite a
 * look at `data_version` tells whether there is anything to read. On PostgreSQL a lower number may
 * commit after a higher one, so the mark is the oldest transaction still running, and what was
 * applied above it is remembered.
 */
export class ChangeFeed {
  #followers = new Map<string, Follower[]>()
  #mark: string | null = null
  #seen = new Set<string>()
  #dataVersion = -1
  #askedAt = 0
  #readAt = 0
  #running: Promise<void> | null = null
  #isAway = false

  constructor(private readonly reader: Reader) {}

  /** Notes in a transaction that the things under `keys` changed. */
  async record(trx: Transaction, topic: string, keys: readonly (string | number)[]): Promise<void> {
    await runWrites(trx, [this.write(trx, { topic, keys })])
  }

  /** The same of several topics, to be run with other writes. */
  write(trx: Transaction, ...changes: Change[]): Write {
    const told = changes.filter(({ keys }) => keys.length > 0)
    const rows = told.map(({ topic, keys }) => [topic, JSON.stringify(keys.map(String))])
    return rowWrite(dialectOf(trx), CHANGES, rows)
  }

  /** Hears of a topic's changes; `*` hears of all, as tags: `topic` and `topic:key`. */
  follow(topic: string, follower: Follower): void {
    this.#followers.set(topic, [...(this.#followers.get(topic) ?? []), follower])
  }

  /**
   * Applies what others wrote. Cheap when nothing did. `now` does not wait for the next poll. While the database is away
   * what is held stays as it is; when it is back, everything is forgotten.
   */
  catchUp({ now = false } = {}): Promise<void> | void {
    if (this.#isAway && !now) return void this.#look(now)
    return this.#look(now)
  }

  #look(now: boolean): Promise<void> | void {
    if (this.#running) return now ? this.#running.then(() => this.#look(now)) : this.#running
    if (!this.#mayHaveChanged(now)) return
    this.#running = this.#readIfThere().finally(() => {
      this.#running = null
    })
    return this.#running
  }

  /** Starts afresh: followers forget what they hold. For tests and rebuilds from outside. */
  forget(): Promise<void> {
    this.#running = this.#startAfresh().finally(() => {
      this.#running = null
    })
    return this.#running
  }

  stop(): void {
    this.#followers.clear()
  }

  #mayHaveChanged(now: boolean): boolean {
    if (this.reader instanceof SqliteReader) {
      const version = this.reader.dataVersion()
      if (version === this.#dataVersion) return false
      this.#dataVersion = version
      return true
    }
    const time = performance.now()
    if (!now && time - this.#askedAt < (this.#isAway ? AWAY_POLL_MS : POLL_MS)) return false
    this.#askedAt = time
    return true
  }

  async #readIfThere(): Promise<void> {
    try {
      await this.#read()
      this.#isAway = false
    } catch (error) {
      if (!isAway(error)) throw error
      this.#isAway = true
      this.#mark = null
    }
  }

  async #read(): Promise<void> {
    const time = performance.now()
    const slept = time - this.#readAt > FORGET_AFTER_MS
    this.#readAt = time
    if (this.#mark === null || slept) return this.#startAfresh()
    const sqlite = this.reader instanceof SqliteReader
    const rows = await this.#ask<ChangeRow>(sqlite ? SQLITE_NEWER : POSTGRES_NEWER, [this.#mark])
    const fresh = rows.filter(({ seq }) => !this.#seen.has(String(seq)))
    if (sqlite) this.#mark = String(rows.at(-1)?.seq ?? this.#mark)
    else this.#advance(rows)
    await this.#apply(fresh)
  }

  #advance(rows: ChangeRow[]): void {
    const mark = rows[0]?.mark
    if (!mark) return
    this.#mark = mark
    const running = rows.filter(({ xid }) => BigInt(xid ?? 0) >= BigInt(mark))
    this.#seen = new Set(running.map(({ seq }) => String(seq)))
  }

  async #startAfresh(): Promise<void> {
    const sql =
      this.reader instanceof SqliteReader
        ? 'select coalesce(max(seq), 0) as mark from core_changes'
        : 'select pg_snapshot_xmin(pg_current_snapshot())::text as mark'
    const [row] = await this.#ask<{ mark: number | string }>(sql)
    this.#mark = String(row?.mark ?? 0)
    this.#seen.clear()
    for (const followers of this.#followers.values()) {
      for (const follower of followers) await follower.reset()
    }
  }

  async #ask<T>(sql: string, bindings: Bindings = []): Promise<T[]> {
    const rows = this.reader.all<T>(sql, bindings)
    return rows instanceof Promise ? within(DEADLINE_MS, rows, databaseAway) : rows
  }

  async #apply(rows: ChangeRow[]): Promise<void> {
    const byTopic = new Map<string, Set<string>>()
    for (const { topic, changed } of rows) {
      const keys = byTopic.get(topic) ?? new Set()
      for (const key of JSON.parse(changed) as string[]) keys.add(key)
      byTopic.set(topic, keys)
    }
    for (const [topic, keys] of byTopic) {
      for (const follower of this.#followers.get(topic) ?? []) await follower.apply([...keys])
      const tags = [topic, ...[...keys].map((key) => `${topic}:${key}`)]
      for (const follower of this.#followers.get('*') ?? []) await follower.apply(tags)
    }
  }
}
