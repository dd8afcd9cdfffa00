import { Alert, Anchor, Checkbox } from '@mantine/core'
import { getCoreRowModel, useReactTable, type ColumnDef } from '@tanstack/react-table'
import { useMemo, useState, type ReactNode } from 'react'
import { useWords, type Translate } from '#web/lib/i18n'
import { Link } from '#web/ui/link'
import { useCan } from '../admin_data'
import { BulkBar } from './bulk_bar'
import type { BulkAction } from './bulk_action'
import { cardLabel, cardPlaces } from './card_places'
import { Cell, columnClass } from './cell'
import { Chips } from './chips'
import { HeadCell } from './head_cell'
import { EditCell, type CellEditor } from './edit_cell'
import type { ListColumn, TableData, TableRow } from './list_types'
import { Pager } from './pager'
import { viewQuery } from './table_address'
import { TableTools } from './table_tools'
import { Tabs } from './tabs'
import { useSelection, type RowSelection } from './use_selection'
import { useFocusAfterRows } from './use_focus_after_rows'
import { useTable, type Table } from './use_table'

interface DataTableProps {
  /** The result of `loadTable`. */
  table: TableData
  /** Path of a row's screen. */
  open?: (row: TableRow) => string | null
  /** Column with the link to it. Default: the first visible one. */
  linked?: string
  /** Renders the cells of a column, by column key. */
  cells?: Record<string, (row: TableRow) => ReactNode>
  /** Actions of a row: buttons, a menu. */
  rowActions?: (row: TableRow) => ReactNode
  bulk?: BulkAction[]
  /** Columns with editable cells, by key. */
  editors?: Record<string, CellEditor>
  /** Shows the rows in another way than as a table, all of them: as a tree. Without bulk actions nothing is selected. */
  rowsAs?: (selection: RowSelection | null) => ReactNode
  /** Content of the empty list. */
  empty?: { text: string; action?: ReactNode }
}

/** A back office list with search, filters, sorting, columns, views, export, selection and bulk actions. */
export function DataTable(props: DataTableProps) {
  const { table: data, open, linked, cells = {}, rowActions, bulk = [], editors = {}, empty, rowsAs } = props
  const can = useCan()
  const table = useTable(data)
  const selection = useSelection({ rows: table.rows, total: table.total, query: viewQuery(table.state) })
  const actions = bulk.filter(({ permission }) => can(permission))
  const hasBulk = actions.length > 0
  const onFocus = useFocusAfterRows(table.rows)
  return (
    <section className="admin-table" aria-label={table.list.label} data-density={table.state.density} onFocus={onFocus}>
      <Tabs table={table} />
      <TableTools table={table} selection={selection} />
      <Chips table={table} />
      {hasBulk && selection.count > 0 && <BulkBar total={table.total} selection={selection} actions={actions} />}
      {table.problem && (
        <Problem message={table.problem} address={table.addressWith({ filter: {}, q: '', sort: table.list.order })} />
      )}
      {table.rows.length === 0 ? (
        !table.problem && <Nothing table={table} empty={empty} />
      ) : rowsAs ? (
        rowsAs(hasBulk ? selection : null)
      ) : (
        <Grid {...{ table, selection, open, linked, cells, editors, rowActions, hasBulk }} />
      )}
      {!rowsAs && <Pager table={table} />}
    </section>
  )
}

interface GridProps extends Pick<DataTableProps, 'open' | 'linked' | 'rowActions'> {
  table: Table
  selection: RowSelection
  cells: NonNullable<DataTableProps['cells']>
  editors: NonNullable<DataTableProps['editors']>
  hasBulk: boolean
}

interface ShownIn {
  list: Pick<TableData['list'], 'columns'>
  state: Pick<TableData['state'], 'columns'>
}

/** Visible columns in the chosen order. */
export function shownColumns({ list, state }: ShownIn): ListColumn[] {
  if (!state.columns) return list.columns.filter(({ isShown }) => isShown)
  return state.columns.flatMap((key) => list.columns.find((column) => column.key === key) ?? [])
}

function Grid({ table, selection, open, linked, cells, editors, rowActions, hasBulk }: GridProps) {
  const t = useWords()
  const [columnSizing, setColumnSizing] = useState({})
  const shown = shownColumns(table)
  const keys = shown.map(({ key }) => key).join()
  const columns = useMemo<ColumnDef<TableRow>[]>(
    () => keys.split(',').map((key) => ({ id: key, accessorKey: key })),
    [keys]
  )
  const grid = useReactTable({
    data: table.rows,
    columns,
    state: { columnSizing },
    onColumnSizingChange: setColumnSizing,
    getRowId: ({ id }) => String(id),
    getCoreRowModel: getCoreRowModel(),
    manualPagination: true,
    manualSorting: true,
    manualFiltering: true,
  })
  const link = shown.find(({ key }) => key === linked) ?? shown[0]
  const places = cardPlaces(shown, link?.key)
  const columnOf = (key: string) => shown.find((column) => column.key === key) as ListColumn
  return (
    <div
      className="admin-scroll admin-cards"
      tabIndex={0}
      role="region"
      aria-label={table.list.label}
      aria-busy={table.isLoading}
    >
      <table>
        <caption className="sr-only">
          {t('admin.table.caption', { list: table.list.label, total: table.total })}
        </caption>
        <thead>
          <tr>
            {hasBulk && (
              <th scope="col" className="admin-check" data-label={t('admin.table.select_page')}>
                <Checkbox
                  size="xs"
                  checked={selection.isPageSelected}
                  indeterminate={selection.count > 0 && !selection.isPageSelected}
                  onChange={selection.togglePage}
                  aria-label={t('admin.table.select_page')}
                />
              </th>
            )}
            {grid.getFlatHeaders().map((header) => (
              <HeadCell key={header.id} header={header} column={columnOf(header.id)} table={table} />
            ))}
            {rowActions && (
              <th scope="col" className="admin-row-actions">
                <span className="sr-only">{t('admin.table.actions')}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {grid.getRowModel().rows.map(({ original: row }) => (
            <tr key={row.id} data-chosen={selection.has(row.id) || undefined}>
              {hasBulk && <CheckCell row={row} selection={selection} name={nameOf(row, link)} />}
              {shown.map((column) => (
                <td
                  key={column.key}
                  className={columnClass(column)}
                  data-name={column === link || undefined}
                  data-card={places.get(column.key)}
                  data-label={cardLabel(column, places.get(column.key))}
                >
                  <Editable editor={editors[column.key]} row={row} label={`${column.label}, ${nameOf(row, link)}`}>
                    <RowLink path={column === link ? open?.(row) : null}>
                      {cells[column.key]?.(row) ?? <Cell column={column} value={row[column.key]} />}
                    </RowLink>
                  </Editable>
                </td>
              ))}
              {rowActions && <td className="admin-row-actions">{rowActions(row)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

interface EditableProps {
  editor: CellEditor | undefined
  row: TableRow
  label: string
  children: ReactNode
}

/** A cell, editable if the user may change it. */
function Editable({ editor, row, label, children }: EditableProps) {
  const can = useCan()
  if (!editor || !can(editor.permission) || editor.isFor?.(row) === false) return <>{children}</>
  return (
    <EditCell editor={editor} row={row} label={label}>
      {children}
    </EditCell>
  )
}

function RowLink({ path, children }: { path: string | null | undefined; children: ReactNode }) {
  return path ? (
    <Link to={path} className="admin-row-link" prefetch="intent">
      {children}
    </Link>
  ) : (
    <>{children}</>
  )
}

/** Accessible name of a row: the text of its link. */
function nameOf(row: TableRow, column: ListColumn | undefined): string {
  const value = column ? row[column.key] : null
  return typeof value === 'string' || typeof value === 'number' ? String(value) : String(row.id)
}

function CheckCell({ row, selection, name }: { row: TableRow; selection: RowSelection; name: string }) {
  const t = useWords()
  return (
    <td className="admin-check">
      <Checkbox
        size="xs"
        checked={selection.has(row.id)}
        onChange={({ nativeEvent }) => selection.toggle(row.id, (nativeEvent as MouseEvent).shiftKey)}
        aria-label={t('admin.table.select_row', { name })}
      />
    </td>
  )
}

function Problem({ message, address }: { message: string; address: string }) {
  const t = useWords()
  return (
    <Alert color="red" role="alert" title={t('admin.table.problem')} className="admin-table-problem">
      <p>{message}</p>
      <Anchor component={Link} to={address}>
        {t('admin.table.reset')}
      </Anchor>
    </Alert>
  )
}

function Nothing({ table, empty }: { table: Table; empty: DataTableProps['empty'] }) {
  const t = useWords()
  const isFiltered = table.state.q !== '' || Object.keys(table.ownFilter).length > 0
  const isTab = Object.keys(table.tab?.filter ?? {}).length > 0
  return (
    <div className="admin-empty" role="status">
      <p>{nothingFound(t, { isFiltered, isTab, text: empty?.text })}</p>
      {isFiltered ? (
        <Anchor component={Link} to={table.wholeAddress}>
          {t('admin.table.reset')}
        </Anchor>
      ) : (
        !isTab && empty?.action
      )}
    </div>
  )
}

interface Emptiness {
  isFiltered: boolean
  isTab: boolean
  /** Content of the empty list. */
  text: string | undefined
}

function nothingFound(t: Translate, { isFiltered, isTab, text }: Emptiness): string {
  if (isFiltered) return t('admin.table.no_match')
  return isTab ? t('admin.table.tab_empty') : (text ?? t('admin.table.empty'))
}
