import { jsonSql, type JsonSql } from '#core/database/json_sql'
import type { Dialect } from '#core/database/store'
import type { WriteBindings } from '#core/database/query_rows'

/** What runs a statement: a reader, or a transaction behind the same face. */
export type RunStatement = (sql: string, bindings: WriteBindings) => Promise<Record<string, unknown>[]>

/** A list that a set reads; its rows are there once the set was run. */
export class ReadList<Row> {
  rows: Row[] = []
}

interface Part {
  sql: string
  bindings: WriteBindings
}

/**
 * Several lists read by one statement: each comes as one JSON value. JSON columns are told by `json.part`, instants by
 * `json.instant`; booleans are 0 and 1 on SQLite.
 *
 *   const reads = new ReadSet('pg')
 *   const variants = reads.list<Variant>({ id: 'v.id', sku: 'v.sku' }, 'shop_variants v where v.product_id = ?', 'v.id', 12)
 *   await reads.run((sql, bindings) => queryRows(trx, sql, bindings))
 *   variants.rows
 */
export class ReadSet {
  readonly json: JsonSql
  #tables: Part[] = []
  #lists: (Part & { into: ReadList<unknown> })[] = []

  constructor(readonly dialect: Dialect) {
    this.json = jsonSql(dialect)
  }

  /** Rows under a name, for lists that are read from them: `touched as (select …)`. */
  with(sql: string, ...bindings: WriteBindings): void {
    this.#tables.push({ sql, bindings })
  }

  /** A list of `fields` (name → SQL) out of `from`, which may go on with joins and `where`. */
  list<Row>(fields: Record<string, string>, from: string, order: string, ...bindings: WriteBindings): ReadList<Row> {
    const into = new ReadList<Row>()
    const sql = `select ${this.json.list(this.json.object(fields), order)} from ${from}`
    this.#lists.push({ sql, bindings, into })
    return into
  }

  /** Reads all lists: one statement, or none when there are none. */
  async run(statement: RunStatement): Promise<void> {
    if (this.#lists.length === 0) return
    const tables = this.#tables.map(({ sql }) => sql).join(',\n')
    const lists = this.#lists.map(({ sql }, index) => `(${sql}) as list${index}`).join(',\n')
    const bindings = [...this.#tables, ...this.#lists].flatMap((part) => part.bindings)
    const [row = {}] = await statement(`${tables && `with ${tables}\n`}select ${lists}`, bindings)
    for (const [index, { into }] of this.#lists.entries()) into.rows = rowsOf(row[`list${index}`])
  }
}

function rowsOf(found: unknown): unknown[] {
  return ((typeof found === 'string' ? JSON.parse(found) : found) ?? []) as unknown[]
}
