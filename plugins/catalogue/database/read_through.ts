import { Bulk } from '#plugins/catalogue/database/bulk'
import type { Store } from '#core/database/store'

/** What runs a statement with its values, in a transaction or outside. */
export type Statements = Pick<Bulk, 'all'>

/** The quick reader behind the face of a transaction, for reads that both need. */
export function readThrough({ reader, dialect }: Pick<Store, 'reader' | 'dialect'>): Bulk {
  const client = {
    dialect: { name: dialect === 'pg' ? 'postgres' : 'better-sqlite3' },
    rawQuery: (sql: string, bindings: never) => Promise.resolve(reader.all(sql, bindings)),
  }
  return new Bulk(client as never)
}
