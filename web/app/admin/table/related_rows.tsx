import { Anchor, Loader, Stack, Text, UnstyledButton } from '@mantine/core'
import { useEffect, useState, type ReactNode } from 'react'
import { useWords } from '#web/lib/i18n'
import { Link } from '#web/ui/link'
import { useScreenPath } from '../admin_data'
import { callByName } from '../call_by_name'
import { messageOf } from '../notify'
import { cardLabel, cardPlaces } from './card_places'
import { Cell, columnClass } from './cell'
import type { ListColumn, ListDescription, TableRow } from './list_types'
import type { RouteName } from '#web/lib/registry'

interface RelatedRowsProps {
  /** Key of the list. */
  list: string
  /** Route that returns the rows. */
  route: RouteName
  /** Filter by column: `{ customer_id: '12' }`. */
  filter: Record<string, string>
  /** Visible columns in order. */
  columns: readonly string[]
  /** Path of a row's screen, or what opens it. */
  open: ((row: TableRow) => string | null) | { run: (row: TableRow) => void }
  /** Screen of the whole list, opened with `filter`. */
  screen: string
  /** Text of the empty list. */
  empty: string
}

interface Read {
  description: ListDescription
  rows: TableRow[]
  total: number
}

/** The latest related rows of a record, with a link to all of them. For tabs of its screen. */
export function RelatedRows({ list, route, filter, columns, open, screen, empty }: RelatedRowsProps) {
  const t = useWords()
  const pathOf = useScreenPath()
  const [read, setRead] = useState<Read | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const search = new URLSearchParams(Object.entries(filter).map(([key, value]) => [`filter[${key}]`, value])).toString()
  useEffect(() => {
    const gone = new AbortController()
    readRows({ list, route, search, signal: gone.signal }).then(
      (found) => !gone.signal.aborted && setRead(found),
      (error: unknown) => !gone.signal.aborted && setProblem(messageOf(error, t))
    )
    return () => gone.abort()
  }, [list, route, search, t])
  if (problem !== null) return <Text role="alert">{problem}</Text>
  if (!read) return <Loader size="sm" role="status" aria-label={t('admin.table.reading')} />
  if (read.rows.length === 0) return <Text c="dimmed">{empty}</Text>
  const shown = columns.flatMap((key) => read.description.columns.find((column) => column.key === key) ?? [])
  return (
    <Stack className="admin-table">
      <Rows {...{ read, shown, open }} />
      {read.total > read.rows.length && (
        <Anchor component={Link} to={`${pathOf(screen) ?? ''}?${search}`}>
          {t('admin.table.see_all', { total: read.total })}
        </Anchor>
      )}
    </Stack>
  )
}

interface RowsProps extends Pick<RelatedRowsProps, 'open'> {
  read: Read
  shown: ListColumn[]
}

function Rows({ read: { description, rows }, shown, open }: RowsProps) {
  const places = cardPlaces(shown, shown[0]?.key)
  return (
    <div className="admin-scroll admin-cards" tabIndex={0} role="region" aria-label={description.label}>
      <table>
        <thead>
          <tr>
            {shown.map((column) => (
              <th key={column.key} scope="col" className={columnClass(column)}>
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              {shown.map((column, at) => (
                <td
                  key={column.key}
                  className={columnClass(column)}
                  data-name={at === 0 || undefined}
                  data-card={places.get(column.key)}
                  data-label={cardLabel(column, places.get(column.key))}
                >
                  <Opened open={at === 0 ? open : () => null} row={row}>
                    <Cell column={column} value={row[column.key]} />
                  </Opened>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Opened({ open, row, children }: Pick<RelatedRowsProps, 'open'> & { row: TableRow; children: ReactNode }) {
  if (typeof open !== 'function') {
    return (
      <UnstyledButton className="admin-row-link" onClick={() => open.run(row)}>
        {children}
      </UnstyledButton>
    )
  }
  const path = open(row)
  return path ? (
    <Link to={path} className="admin-row-link" prefetch="intent">
      {children}
    </Link>
  ) : (
    <>{children}</>
  )
}

interface RowsRequest extends Pick<RelatedRowsProps, 'list' | 'route'> {
  search: string
  signal: AbortSignal
}

async function readRows({ list, route, search, signal }: RowsRequest): Promise<Read> {
  const query = Object.fromEntries(new URLSearchParams(search))
  const [description, page] = await Promise.all([
    callByName<{ data: ListDescription }>('GET', 'platform.admin.lists.show', { params: { list }, signal }),
    callByName<{ data: TableRow[]; meta: { total: number } }>('GET', route, { query, signal }),
  ])
  if (!description || !page) throw new Error(`No route for the list ${list}`)
  return { description: description.data, rows: page.data, total: page.meta.total }
}
