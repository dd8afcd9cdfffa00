import type { Header } from '@tanstack/react-table'
import { Link } from '#web/ui/link'
import { IconArrowDown, IconArrowUp } from '../icons'
import { isFigure } from './cell'
import type { ListColumn, TableRow } from './list_types'
import { nextSort, sortDirection } from './table_address'
import type { Table } from './use_table'

interface HeadCellProps {
  header: Header<TableRow, unknown>
  column: ListColumn
  table: Table
}

/** Name of a column: a link that orders by it, and an edge that can be drawn. */
export function HeadCell({ header, column, table }: HeadCellProps) {
  const { sort } = table.state
  const direction = sortDirection(sort, column.key)
  const width = header.getSize()
  return (
    <th
      scope="col"
      aria-sort={column.isSorted ? (direction ?? 'none') : undefined}
      className={isFigure(column) ? 'admin-figure' : undefined}
      style={width > 0 ? { width, minWidth: width, maxWidth: width } : undefined}
    >
      {column.isSorted ? (
        <Link
          to={table.addressWith({ sort: nextSort(sort, column.key, table.list.order) })}
          preventScrollReset
          className="admin-sort"
        >
          {column.label}
          {direction === 'ascending' && <IconArrowUp size={14} aria-hidden />}
          {direction === 'descending' && <IconArrowDown size={14} aria-hidden />}
        </Link>
      ) : (
        column.label
      )}
      <span
        className="admin-resize"
        aria-hidden
        onMouseDown={header.getResizeHandler()}
        onTouchStart={header.getResizeHandler()}
        onDoubleClick={() => header.column.resetSize()}
      />
    </th>
  )
}
