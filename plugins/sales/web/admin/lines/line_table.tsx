import { Table } from '@mantine/core'
import type { ReactNode } from 'react'

interface Column {
  label: string
  /** Words stand at the left, figures at the right. */
  hasWords?: boolean
  /** Pixels, for a field. */
  width?: number
}

interface LineTableProps {
  label: string
  /** What heads the names of the lines. */
  item: string
  columns: Column[]
  lines: {
    key: string | number
    name: ReactNode
    /** One for each column. */
    cells: ReactNode[]
    /** What takes the line away. */
    action?: ReactNode
  }[]
  /** What heads the actions, said aloud only; without it there are none. */
  actions?: string
}

/**
 * Lines of a cart, a quote or a document. Where there is no room for columns, a line stands under its name with the word
 * of each column before its figure: the roles say that it is a table all the same.
 */
export function LineTable({ label, item, columns, lines, actions }: LineTableProps) {
  return (
    <div className="admin-lines" data-columns={columns.length}>
      <Table verticalSpacing="xs" role="table" aria-label={label}>
        <Table.Thead role="rowgroup">
          <Table.Tr role="row">
            <Table.Th role="columnheader">{item}</Table.Th>
            {columns.map(({ label: head, hasWords = false, width }) => (
              <Table.Th key={head} role="columnheader" {...figure(hasWords)} {...(width ? { w: width } : {})}>
                {head}
              </Table.Th>
            ))}
            {actions && <Table.Th role="columnheader" w={40} aria-label={actions} />}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody role="rowgroup">
          {lines.map(({ key, name, cells, action }) => (
            <Table.Tr key={key} role="row">
              <Table.Td role="cell" className="admin-line-name" data-acts={action ? true : undefined}>
                {name}
              </Table.Td>
              {columns.map(({ label: head, hasWords = false }, at) => (
                <Table.Td key={head} role="cell" data-label={head} {...figure(hasWords)}>
                  {cells[at]}
                </Table.Td>
              ))}
              {actions && (
                <Table.Td role="cell" className="admin-line-action">
                  {action}
                </Table.Td>
              )}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </div>
  )
}

const figure = (hasWords: boolean) => (hasWords ? {} : { className: 'admin-figure' })
