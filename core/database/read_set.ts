import { jsonSql, type JsonSql } from '#core/database/json_sql'
import { jsonField, type Column, type Columns, type Table, type Values } from '#core/database/table'
import type { Dialect } from '#core/database/transaction'
import type { WriteBindings } from '#core/database/query_rows'

/** Runs a statement and returns its rows, on a reader or in a transaction. */
export type RunStatement = (sql: string, bindings: WriteBindings) => Promise<Record<string, unknown>[]>

/** Rows of a table in a set: `where` may refer to the table by `as`, and to what `join` adds. */
interface TableList<All extends Columns, Name extends keyof All, More extends Columns> {
  as: string
  join?: string
  where: string
  order: string
  bindings?: WriteBindings
  /** These columns only. */
  names?: readonly Name[]
  /** Fields beside those of the table, each named by its SQL: `{ order: named('o.number', text()) }`. */
  more?: More
}

/** One list of a set. Its rows are filled in by `ReadSet.run`. */
export class ReadList<Row> {
  rows: Row[] = []
}

interface Part {
  sql: string
  bindings: WriteBindings
}

/**
 * Reads several lists with one statement; the database returns each as one JSON value. Select JSON columns with `json.part`
 * and instants with `json.instant`. Booleans are 0 and 1 on SQLite. Measured in docs/decisions/0038.
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

  /** Adds a common table expression that the lists can read from: `touched as (select …)`. */
  with(sql: string, ...bindings: WriteBindings): void {
    this.#tables.push({ sql, bindings })
  }

  /** Adds a list of `fields` (name → SQL expression). `from` may contain joins and `where`. */
  list<Row>(fields: Record<string, string>, from: string, order: string, ...bindings: WriteBindings): ReadList<Row> {
    const into = new ReadList<Row>()
    const sql = `select ${this.json.list(this.json.object(fields), order)} from ${from}`
    this.#lists.push({ sql, bindings, into })
    return into
  }

  /** Adds a list of rows of a table, with the values that `Table.read` gives. */
  of<
    All extends Columns,
    Name extends keyof All & string = keyof All & string,
    More extends Columns = Record<never, Column>,
  >(
    table: Table<All>,
    { as, join = '', where, order, bindings = [], names, more }: TableList<All, Name, More>
  ): ReadList<Pick<Values<All>, Name> & Values<More>> {
    const others = Object.entries(more ?? {}).map(([name, { type, column = name }]) => {
      return [name, jsonField(this.json, type, column)]
    })
    const fields = { ...table.json(this.json, as, names), ...(Object.fromEntries(others) as Record<string, string>) }
    return this.list(fields, `${table.name} ${as} ${join} where ${where}`, order, ...bindings)
  }

  /** Reads all lists with one statement, or with none when there are no lists. */
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
