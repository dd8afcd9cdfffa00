import type { TableRow } from '#web/admin/table/list_types'

export default function PathCell({ row: { path } }: { row: TableRow }) {
  return <code>{String(path)}</code>
}
