import { useNavigate, useRevalidator } from '@remix-run/react'
import { useMemo, useState, type ReactNode } from 'react'
import { useCan } from '#web/admin/admin_data'
import { callByName } from '#web/admin/call_by_name'
import { Cell } from '#web/admin/table/cell'
import { shownColumns } from '#web/admin/table/data_table'
import type { CellValue, TableData, TableRow } from '#web/admin/table/list_types'
import type { RowSelection } from '#web/admin/table/use_selection'
import { TreeView } from '#web/admin/tree/tree_view'
import { useTree, type NamedLine } from '#web/admin/tree/use_tree'
import { DeleteRowDialog } from './delete_row'
import { titleKey } from './row_values'
import type { ResourceDescription } from './resource_types'

interface ResourceTreeProps {
  resource: ResourceDescription
  /** Its rows are those of the tree: all of them, with what they hang below. */
  table: Pick<TableData, 'list' | 'rows'> & { state: Pick<TableData['state'], 'columns'> }
  /** Address of a form. Absent: `run` shows it. `parent`: what a new row hangs below. */
  open?: (id: number | 'create', parent?: number) => string | null
  run?: (id: number | 'create', parent?: number) => void
  /** Called when a row was deleted. Default: loads the screen's data again. */
  onChange?: () => void
  /** Absent: nothing is done to many at once. */
  selection?: RowSelection
  cells: Record<string, (row: TableRow) => ReactNode>
}

type Line = NamedLine & Record<string, CellValue>

/** The rows of a resource as a tree. */
export function ResourceTree(props: ResourceTreeProps) {
  const { resource, table, open, run, selection, cells } = props
  const can = useCan()
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const { onChange = revalidate } = props
  const [removed, setRemoved] = useState<Line | null>(null)
  const title = titleKey(resource)
  const lines = useMemo(
    () => table.rows.map((row) => ({ ...row, name: String(row[title] ?? row.id) }) as Line),
    [table.rows, title]
  )
  const tree = useTree(lines, {
    depth: resource.tree?.depth ?? undefined,
    move: (id, { parentId, index: position }, version) =>
      callByName('PUT', `${resource.route}.move`, {
        params: { ...resource.params, id },
        data: { parentId, position, version },
      }),
  })
  const may = (action: 'create' | 'update' | 'delete' | 'view') => {
    const key = resource.permissions[action]
    return key !== null && can(key)
  }
  const add = (parent: number) => {
    const path = open?.('create', parent)
    if (path) navigate(path, { preventScrollReset: true })
    else run?.('create', parent)
  }
  const { protects } = resource
  const shown = shownColumns(table).filter(({ key }) => key !== title && key !== 'tree_path')
  const facts = (line: Line) =>
    shown.flatMap((column) => {
      const { key, label } = column
      const value = line[key]
      if (value === null || value === undefined || value === '') return []
      return [
        <span key={key}>
          {label} {cells[key]?.(line) ?? <Cell column={column} value={value} />}
        </span>,
      ]
    })
  return (
    <>
      <TreeView
        tree={tree}
        label={resource.many}
        actions={{
          open: ({ id }) => (may('view') ? (open?.(id) ?? null) : null),
          ...(run && may('view') ? { run: ({ id }: Line) => run(id) } : {}),
          canMove: may('update'),
          ...(may('create') ? { add: ({ id }: Line) => add(id) } : {}),
          ...(may('delete')
            ? { remove: setRemoved, canRemove: (line: Line) => !protects || line[protects.column] !== true }
            : {}),
        }}
        cells={(line) => <span className="admin-tree-facts">{facts(line)}</span>}
        {...(selection ? { selection } : {})}
      />
      {removed && (
        <DeleteRowDialog
          resource={resource}
          row={removed}
          onDone={() => {
            setRemoved(null)
            onChange()
          }}
          onClose={() => setRemoved(null)}
        />
      )}
    </>
  )
}
