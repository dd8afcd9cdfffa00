import { recordset } from '#core/database/recordset'
import { queryRows } from '#core/database/query_rows'
import { placeOf, type Claim } from '#core/permalinks/claim'
import { REDIRECT_KIND } from '#core/permalinks/written_redirects'
import type { Dialect, Transaction } from '#core/database/store'

/** A row of `core_permalinks`. */
export interface PermalinkRow extends Claim {
  redirect: string | null
}

const COLUMNS = { channel: 'text', locale: 'text', path: 'text', kind: 'text', target: 'text' } as const

const ROW = 'p.channel, p.locale, p.path, p.kind, p.target, p.redirect'

/** The statements on `core_permalinks`: each takes any number of rows as one JSON binding. */
export class PermalinkRows {
  readonly #wanted: string
  readonly #stems: string

  constructor(private readonly dialect: Dialect) {
    this.#wanted = recordset(dialect, 'w', COLUMNS)
    this.#stems = recordset(dialect, 'w', { channel: 'text', locale: 'text', low: 'text', high: 'text' })
  }

  /** The rows at the paths of these claims. */
  at(trx: Transaction, claims: readonly Claim[]): Promise<PermalinkRow[]> {
    const sql = `select ${ROW} from ${this.#wanted} cross join core_permalinks as p
      where p.channel = w.channel and p.locale = w.locale and p.path = w.path`
    return this.#run(trx, sql, claims)
  }

  /** The rows at the numbered variants of these paths: `/merlot-2`, `/merlot-3`. */
  numbered(trx: Transaction, claims: readonly Claim[]): Promise<PermalinkRow[]> {
    // "." follows "-" in byte order, so every "path-…" is between the two.
    const stems = claims.map(({ channel, locale, path }) => {
      const stem = path.slice(0, 249)
      return { channel, locale, low: `${stem}-`, high: `${stem}.` }
    })
    const where = 'p.channel = w.channel and p.locale = w.locale and p.path >= w.low and p.path < w.high'
    // PostgreSQL has poor statistics of a table that just grew and would scan it. "offset 0" makes it use the index.
    const found =
      this.dialect === 'pg'
        ? `cross join lateral (select * from core_permalinks as p where ${where} offset 0) as p`
        : `cross join core_permalinks as p where ${where}`
    return this.#run(trx, `select ${ROW} from ${this.#stems} ${found}`, stems)
  }

  /** Inserts current paths. Returns those that were inserted, without those taken meanwhile by others. */
  async add(trx: Transaction, claims: readonly Claim[]): Promise<Claim[]> {
    const sql = `insert into core_permalinks (channel, locale, path, kind, target)
      select channel, locale, path, kind, target from ${this.#wanted} where true
      on conflict (channel, locale, path) do nothing
      returning channel, locale, path, kind, target`
    // All writers use one order, which prevents deadlocks.
    const sorted = [...claims].sort((one, other) => (placeOf(one) < placeOf(other) ? -1 : 1))
    return this.#run(trx, sql, sorted)
  }

  /** Makes every other path of these targets redirect to the claimed one, and removes the redirect of the claimed one. */
  async lead(trx: Transaction, claims: readonly Claim[]): Promise<void> {
    const sql = `update core_permalinks as p
      set redirect = case when p.path = w.path then null else w.path end
      from ${this.#wanted}
      where p.kind = w.kind and p.target = w.target and p.channel = w.channel and p.locale = w.locale
        and (p.path <> w.path or p.redirect is not null)`
    await this.#run(trx, sql, claims)
  }

  /**
   * Makes the written redirects to these paths former addresses of what stands there now, so that they follow it when it
   * moves again.
   */
  async adopt(trx: Transaction, claims: readonly Claim[]): Promise<void> {
    const sql = `update core_permalinks as p set kind = w.kind, target = w.target from ${this.#wanted}
      where p.kind = '${REDIRECT_KIND}' and p.channel = w.channel and p.locale = w.locale and p.redirect = w.path`
    await this.#run(trx, sql, claims)
  }

  async remove(trx: Transaction, kind: string, targets: readonly string[]): Promise<void> {
    const sql = `delete from core_permalinks where kind = ? and target in (select w.target from ${this.#wanted})`
    if (targets.length === 0) return
    await queryRows(trx, sql, [kind, JSON.stringify(targets.map((target) => ({ target })))])
  }

  async #run<Row>(trx: Transaction, sql: string, rows: readonly object[]): Promise<Row[]> {
    return rows.length === 0 ? [] : queryRows<Row>(trx, sql, [JSON.stringify(rows)])
  }
}
