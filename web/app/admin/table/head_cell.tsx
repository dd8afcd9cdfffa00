import type { Header } from '@tanstack/react-table'
import type { PointerEvent } from 'react'
import { Link } from '#web/ui/link'
import { IconArrowDown, IconArrowUp } from '../icons'
import { columnClass } from './cell'
import type { ListColumn, TableRow } from './list_types'
import { nextSort, sortDirection } from './table_address'
import type { Table } from './use_table'

interface HeadCellProps {
  header: Header<TableRow, unknown>
  column: ListColumn
  table: Table
}

/** A column head: a link that sorts by the column, and a resizable edge. */
export function HeadCell({ header, column, table }: HeadCellProps) {
  const { sort } = table.state
  const direction = sortDirection(sort, column.key)
  const { columnSizing } = header.getContext().table.getState()
  const width = columnSizing[column.key]
  const resize = (size: number) =>
    header.getContext().table.setColumnSizing((before) => ({ ...before, [column.key]: size }))
  return (
    <th
      scope="col"
      aria-sort={column.isSorted ? (direction ?? 'none') : undefined}
      className={columnClass(column)}
      style={width ? { width, minWidth: width, maxWidth: width } : undefined}
    >
      {column.isSorted ? (
        <Link
          to={table.addressWith({ sort: nextSort(sort, column.key, table.list.order) })}
          preventScrollReset
          className="admin-sort"
        >
          {column.label}
          {direction === 'ascending' && <IconArrowUp size={14} />}
          {direction === 'descending' && <IconArrowDown size={14} />}
        </Link>
      ) : (
        column.label
      )}
      <span
        className="admin-resize"
        aria-hidden
        onPointerDown={(event) => drag(event, resize)}
        onDoubleClick={() => header.column.resetSize()}
      />
    </th>
  )
}

const narrowest = 60

/** Resizes a column while the pointer is down. */
function drag(event: PointerEvent<HTMLElement>, resize: (size: number) => void): void {
  const handle = event.currentTarget
  const start = (handle.parentElement?.offsetWidth ?? narrowest) - event.clientX
  event.preventDefault()
  handle.setPointerCapture(event.pointerId)
  const move = ({ clientX }: globalThis.PointerEvent) => resize(Math.max(narrowest, start + clientX))
  handle.addEventListener('pointermove', move)
  handle.addEventListener('lostpointercapture', () => handle.removeEventListener('pointermove', move), { once: true })
}
