import { databaseUnreachable } from '#core/database/errors'
import { isUnreachable } from '#core/database/unreachable'
import { within } from '#core/time/within'
import { SqliteReader } from '#core/database/sqlite_reader'
import { rowWrite, type RowTarget } from '#core/database/write_rows'
import { dialectOf, runWrites } from '#core/database/write_set'
import type { Transaction } from '#core/database/transaction'
import type { Write } from '#core/database/write'
import type { Bindings, Reader } from '#core/database/reader'

/** An in-memory copy of data (a cache, an index) that must be invalidated when any process changes the data. */
export interface Follower {
  /** Invalidates the entries under these keys. */
  apply(keys: string[]): Promise<void> | void
  /** Invalidates everything, because changes may have been missed. */
  reset(): Promise<void> | void
}

/** Keys of a topic whose data changed. */
export interface Change {
  topic: string
  keys: readonly (string | number)[]
}

/** A place in the feed that outlives the process. It names a recorded change, so that it fits to no other database. */
export interface Bookmark {
  /** SQLite: a sequence number. PostgreSQL: an id of a transaction; all below it were applied. */
  mark: string
  seq: string
  noted: string
  changed: string
}

interface ChangeRow {
  seq: number | string
  topic: string
  changed: string
  xid?: string
  mark?: string
}

const CHANGES = { table: 'core_changes', columns: { topic: 'text', changed: 'text' } } satisfies RowTarget

/** Minimal time between two polls of PostgreSQL. After own writes it is polled at once. */
const POLL_MS = 50

/** A poll that takes longer counts as an unreachable database. */
const DEADLINE_MS = 1000

/** Minimal time between two polls while the database is unreachable. Requests do not wait for them. */
const UNREACHABLE_POLL_MS = 1000

/** Rows are deleted after a day. A process that has not polled for this long resets its followers. */
const RESET_AFTER_MS = 12 * 3600 * 1000

const SQLITE_NEWER = 'select seq, topic, changed from core_changes where seq > ? order by seq'

const POSTGRES_NEWER = `select seq, topic, changed, xid::text as xid,
    pg_snapshot_xmin(pg_current_snapshot())::text as mark
  from core_changes where xid >= ?::text::xid8 order by seq`

const SQLITE_ANCHOR = 'select seq, changed, noted_at as noted from core_changes where seq = ?'

const POSTGRES_ANCHOR = `select seq::text as seq, changed, noted_at::text as noted from core_changes
  where xid < ?::text::xid8 order by seq desc limit 1`

const ANCHOR_AT = 'select changed, cast(noted_at as text) as noted from core_changes where seq = ?'

const SQLITE_SINCE = 'select changed from core_changes where seq > ? and topic = ?'

/** Sequence numbers too: the ids of transactions begin anew where a dump is restored. */
const POSTGRES_SINCE = 'select changed from core_changes where (seq > ? or xid >= ?::text::xid8) and topic = ?'

/**
 * Invalidates what processes hold in memory (listing index, page cache, settings). Every write records the keys that it
 * changed in its own transaction; every process polls for new records. On SQLite `data_version` shows whether there are any.
 * On PostgreSQL a lower sequence number may commit after a higher one. So the mark is the oldest transaction that still
 * runs, and the records at or above the mark that were applied already are remembered.
 */
export class ChangeFeed {
  #followers = new Map<string, Follower[]>()
  /** SQLite: the last sequence number read. PostgreSQL: an id of a transaction. Null: start with a reset. */
  #mark: string | null = null
  /** PostgreSQL: sequence numbers of applied records of transactions at or above the mark. */
  #seen = new Set<string>()
  #dataVersion = -1
  #polledAt = 0
  #readAt = 0
  #running: Promise<void> | null = null
  #isUnreachable = false

  constructor(private readonly reader: Reader) {}

  /** Records in a transaction that the data under `keys` changed. */
  async record(trx: Transaction, topic: string, keys: readonly (string | number)[]): Promise<void> {
    await runWrites(trx, [this.write(trx, { topic, keys })])
  }

  /** The write of `record` for several topics, to be run together with other writes. */
  write(trx: Transaction, ...changes: Change[]): Write {
    const recorded = changes.filter(({ keys }) => keys.length > 0)
    const rows = recorded.map(({ topic, keys }) => ({ topic, changed: JSON.stringify(keys.map(String)) }))
    return rowWrite(dialectOf(trx), CHANGES, rows)
  }

  /** Subscribes to a topic. A follower of `*` receives all changes, as tags: `topic` and `topic:key`. */
  follow(topic: string, follower: Follower): void {
    this.#followers.set(topic, [...(this.#followers.get(topic) ?? []), follower])
  }

  /**
   * Applies changes since the last call. Cheap when there are none. `now` ignores the polling interval. While the database is
   * unreachable followers keep their data, and this does not wait for it; afterwards all followers are reset.
   */
  catchUp({ now = false } = {}): Promise<void> | void {
    if (this.#isUnreachable && !now) return void this.#poll(now)
    return this.#poll(now)
  }

  #poll(now: boolean): Promise<void> | void {
    if (this.#running) return now ? this.#running.then(() => this.#poll(now)) : this.#running
    if (!this.#mayHaveChanged(now)) return
    this.#running = this.#readIfReachable().finally(() => {
      this.#running = null
    })
    return this.#running
  }

  /** The place up to which everything is applied; null: a change is just being applied, or may still be. */
  get settledMark(): string | null {
    return this.#running || this.#seen.size > 0 ? null : this.#mark
  }

  /** The place up to which everything is applied, for `changedSince`. Null: there is none just now. */
  async bookmark(): Promise<Bookmark | null> {
    const mark = this.settledMark
    if (mark === null) return null
    const [anchor] = await this.#query<Omit<Bookmark, 'mark'>>(
      this.reader instanceof SqliteReader ? SQLITE_ANCHOR : POSTGRES_ANCHOR,
      [mark]
    )
    return anchor ? { ...anchor, seq: String(anchor.seq), mark } : null
  }

  /** The keys of a topic that changed since. Null: the place is not in this database, or not any more. */
  async changedSince({ mark, seq, noted, changed }: Bookmark, topic: string): Promise<string[] | null> {
    const [anchor] = await this.#query<{ noted: string; changed: string }>(ANCHOR_AT, [seq])
    if (anchor?.noted !== noted || anchor.changed !== changed) return null
    const rows =
      this.reader instanceof SqliteReader
        ? await this.#query<{ changed: string }>(SQLITE_SINCE, [seq, topic])
        : await this.#query<{ changed: string }>(POSTGRES_SINCE, [seq, mark, topic])
    return [...new Set(rows.flatMap((row) => JSON.parse(row.changed) as string[]))]
  }

  /** Tells what follows all changes of a topic once more: a copy in memory followed late, and others may hold its answers. */
  async retell(topic: string): Promise<void> {
    for (const follower of this.#followers.get('*') ?? []) await follower.apply([topic])
  }

  /** Resets all followers. For tests, and for rebuilds of the data outside of actions. */
  forget(): Promise<void> {
    this.#running = this.#reset().finally(() => {
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
    if (!now && time - this.#polledAt < (this.#isUnreachable ? UNREACHABLE_POLL_MS : POLL_MS)) return false
    this.#polledAt = time
    return true
  }

  async #readIfReachable(): Promise<void> {
    try {
      await this.#read()
      this.#isUnreachable = false
    } catch (error) {
      if (!isUnreachable(error)) throw error
      this.#isUnreachable = true
      this.#mark = null
    }
  }

  async #read(): Promise<void> {
    const time = performance.now()
    const hasPaused = time - this.#readAt > RESET_AFTER_MS
    this.#readAt = time
    if (this.#mark === null || hasPaused) return this.#reset()
    const sqlite = this.reader instanceof SqliteReader
    const rows = await this.#query<ChangeRow>(sqlite ? SQLITE_NEWER : POSTGRES_NEWER, [this.#mark])
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

  async #reset(): Promise<void> {
    const sql =
      this.reader instanceof SqliteReader
        ? 'select coalesce(max(seq), 0) as mark from core_changes'
        : 'select pg_snapshot_xmin(pg_current_snapshot())::text as mark'
    const [row] = await this.#query<{ mark: number | string }>(sql)
    this.#mark = String(row?.mark ?? 0)
    this.#seen.clear()
    for (const followers of this.#followers.values()) {
      for (const follower of followers) await follower.reset()
    }
  }

  async #query<T>(sql: string, bindings: Bindings = []): Promise<T[]> {
    const rows = this.reader.all<T>(sql, bindings)
    return rows instanceof Promise ? within(DEADLINE_MS, rows, databaseUnreachable) : rows
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
