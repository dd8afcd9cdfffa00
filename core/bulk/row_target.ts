import type { BulkTables } from '#core/bulk/bulk_kind'
import type { RowTarget } from '#core/database/write_rows'

/** The table and columns of a change's rows. */
export function rowTarget({ rows, thing }: Pick<BulkTables, 'rows' | 'thing'>): RowTarget {
  return {
    table: rows,
    columns: { change_id: 'bigint', [thing]: 'bigint', outcome: 'text', cells: 'text', problem: 'text' },
  }
}

/** The condition that a change is of this kind. */
export function onlyOf({ only }: Pick<BulkTables, 'only'>): { sql: string; bindings: string[] } {
  return only ? { sql: ` and ${only.column} = ?`, bindings: [only.value] } : { sql: '', bindings: [] }
}

export const jsonOrNull = (value: object | null): string | null => (value ? JSON.stringify(value) : null)
