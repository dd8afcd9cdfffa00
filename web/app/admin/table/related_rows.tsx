import { Anchor, Loader, Stack, Text } from '@mantine/core'
import { useEffect, useState, type ReactNode } from 'react'
import { useWords } from '#web/lib/i18n'
import { Link } from '#web/ui/link'
import { useScreenPath } from '../admin_data'
import { callByName } from '../call_by_name'
import { messageOf } from '../notify'
import { Cell, columnClass } from './cell'
import type { ListColumn, ListDescription, TableRow } from './list_types'
import type { RouteName } from '#web/lib/registry'

interface RelatedRowsProps {
  /** Key of the list. */
  list: string
  /** Route that answers its rows. */
  route: RouteName
  /** What makes rows belong here, by column: `{ customer_id: '12' }`. */
  filter: Record<string, string>
  /** Columns in view, in this order. */
  columns: readonly string[]
  /** Where a row leads. */
  open: (row: TableRow) => string | null
  /** Screen of the whole list, which `filter` is handed to. */
  screen: string
  /** What stands here where there is no row. */
  empty: string
}

interface Read {
  description: ListDescription
  rows: TableRow[]
  total: number
}

/** The newest rows of a list that belong to the record in view, with the way to all of them. For tabs of its screen. */
export function RelatedRows({ list, route, filter, columns, open, screen, empty }: RelatedRowsProps) {
  const t = useWords()
  const pathOf = useScreenPath()
  const [read, setRead] = useState<Read | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const wanted = new URLSearchParams(Object.entries(filter).map(([key, value]) => [`filter[${key}]`, value])).toString()
  useEffect(() => {
    const gone = new AbortController()
    readRows({ list, route, wanted, signal: gone.signal }).then(
      (found) => !gone.signal.aborted && setRead(found),
      (error: unknown) => !gone.signal.aborted && setProblem(messageOf(error, t))
    )
    return () => gone.abort()
  }, [list, route, wanted, t])
  if (problem !== null) return <Text role="alert">{problem}</Text>
  if (!read) return <Loader size="sm" role="status" aria-label={t('admin.table.reading')} />
  if (read.rows.length === 0) return <Text c="dimmed">{empty}</Text>
  const shown = columns.flatMap((key) => read.description.columns.find((column) => column.key === key) ?? [])
  return (
    <Stack className="admin-table">
      <Rows {...{ read, shown, open }} />
      {read.total > read.rows.length && (
        <Anchor component={Link} to={`${pathOf(screen) ?? ''}?${wanted}`}>
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
  return (
    <div className="admin-scroll" tabIndex={0} role="region" aria-label={description.label}>
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
                <td key={column.key} className={columnClass(column)} data-name={at === 0 || undefined}>
                  <RowLink path={at === 0 ? open(row) : null}>
                    <Cell column={column} value={row[column.key]} />
                  </RowLink>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function RowLink({ path, children }: { path: string | null; children: ReactNode }) {
  return path ? (
    <Link to={path} className="admin-row-link" prefetch="intent">
      {children}
    </Link>
  ) : (
    <>{children}</>
  )
}

interface Asked extends Pick<RelatedRowsProps, 'list' | 'route'> {
  wanted: string
  signal: AbortSignal
}

async function readRows({ list, route, wanted, signal }: Asked): Promise<Read> {
  const query = Object.fromEntries(new URLSearchParams(wanted))
  const [description, page] = await Promise.all([
    callByName<{ data: ListDescription }>('GET', 'platform.admin.lists.show', { params: { list }, signal }),
    callByName<{ data: TableRow[]; meta: { total: number } }>('GET', route, { query, signal }),
  ])
  if (!description || !page) throw new Error(`No route for the list ${list}`)
  return { description: description.data, rows: page.data, total: page.meta.total }
}
