import type { Dialect } from '#core/database/store'

/** A condition over any number of row numbers with one mark and constant SQL; bind `bindIds` to it. */
export function amongIds(dialect: Dialect, expression: string): string {
  if (dialect === 'pg') return `${expression} = any(?::bigint[])`
  return `${expression} in (select value from json_each(?))`
}

export function bindIds(dialect: Dialect, ids: readonly number[]): string {
  return dialect === 'pg' ? `{${ids.join(',')}}` : JSON.stringify(ids)
}
