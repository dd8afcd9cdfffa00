import type { BulkTables } from '#core/bulk/bulk_kind'
import type { RowTarget } from '#core/database/write_rows'

/** The table and columns of a change's rows. */
export function rowTarget({ rows, thing }: Pick<BulkTables, 'rows' | 'thing'>): RowTarget {
  return {
    table: rows,
    columns: { change_id: 'bigint', [thing]: 'bigint', outcome: 'text', cells: 'text', problem: 'text' },
  }
}

export const jsonOrNull = (value: object | null): string | null => (value ? JSON.stringify(value) : null)
