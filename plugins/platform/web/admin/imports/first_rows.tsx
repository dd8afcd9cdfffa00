import { Table } from '@mantine/core'
import { useState } from 'react'
import { useWords } from '#web/lib/i18n'
import type { ImportData } from './import_data'

/** The first rows of the file as they stand there, on demand: a file may have very many columns. */
export function FirstRows({ file: { columns, samples } }: { file: ImportData['file'] }) {
  const t = useWords()
  const [isOpen, setOpen] = useState(false)
  const title = t('platform.imports.first_rows', { count: samples.length })
  if (samples.length === 0) return null
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{title}</summary>
      {isOpen && (
        <div className="admin-scroll" role="region" aria-label={title} tabIndex={0}>
          <Table>
            <Table.Thead>
              <Table.Tr>
                {columns.map((column) => (
                  <Table.Th key={column} maw={220} className="truncate">
                    {column}
                  </Table.Th>
                ))}
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {samples.map((sample, at) => (
                <Table.Tr key={at}>
                  {columns.map((column) => (
                    <Table.Td key={column} maw={220} className="truncate">
                      {sample[column] ?? ''}
                    </Table.Td>
                  ))}
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </div>
      )}
    </details>
  )
}
