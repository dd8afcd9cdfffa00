import type { Dialect } from '#core/database/store'
import type { ListDefinition } from '#core/lists/list'

/** Where the rows of a list come from, in the words of the database. */
export function fromOf({ from, fromOnPostgres = from }: ListDefinition, dialect: Dialect): string {
  return dialect === 'pg' ? fromOnPostgres : from
}
