import { Table } from '@mantine/core'
import type { ReactNode } from 'react'

interface Column {
  label: string
  /** Text is left-aligned, numbers are right-aligned. */
  hasWords?: boolean
  /** Width in pixels, for a field. */
  width?: number
}

interface LineTableProps {
  label: string
  /** Head of the name column. */
  item: string
  columns: Column[]
  lines: {
    key: string | number
    name: ReactNode
    /** One cell per column. */
    cells: ReactNode[]
    /** Button that removes the line. */
    action?: ReactNode
  }[]
  /** Head of the action column, for screen readers; absent without actions. */
  actions?: string
}

/**
 * Lines of a cart, a quote or a document. On small screens each line is a block with labelled values. The roles keep it a
 * table for screen readers.
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
