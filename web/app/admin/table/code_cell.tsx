import type { TableRow } from './list_types'

/** A cell whose value is a code or an address. */
export function codeCell(key: string) {
  return function CodeCell({ row }: { row: TableRow }) {
    return <code>{String(row[key])}</code>
  }
}
