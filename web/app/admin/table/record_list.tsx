import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { useWords } from '#web/lib/i18n'
import { Link } from '#web/ui/link'
import { useCan, useScreenPath } from '../admin_data'
import { AdminPage } from '../frame/page'
import { IconPlus } from '../icons'
import type { BulkAction } from './bulk_action'
import { DataTable } from './data_table'
import type { TableData, TableRow } from './list_types'

interface RecordListProps {
  /** What `loadTable` read. */
  table: TableData
  /** Screen of one record, by its id; that of a new one is the same. */
  screen: string
  create: {
    /** What stands in the address of a new one instead of a number. */
    id: string
    permission: string
    label: string
  }
  /** Beside the button for a new one. */
  actions?: ReactNode
  caption?: string
  /** What stands here while there is no record at all. */
  empty?: string
  bulk?: BulkAction[]
  /** By column: what stands in its cells instead of the bare value. */
  cells?: Record<string, (row: TableRow) => ReactNode>
}

/** The screen of a list whose records have a screen each: it opens them, and leads to the form of a new one. */
export function RecordList({ table, screen, create, actions, caption, empty, bulk = [], cells }: RecordListProps) {
  const t = useWords()
  const can = useCan()
  const pathOf = useScreenPath()
  const path = can(create.permission) && pathOf(screen, { id: create.id })
  const button = path && (
    <Button component={Link} to={path} leftSection={<IconPlus size={16} />}>
      {create.label}
    </Button>
  )
  return (
    <AdminPage
      caption={caption}
      actions={
        <>
          {actions}
          {button}
        </>
      }
    >
      <DataTable
        table={table}
        open={({ id }) => pathOf(screen, { id })}
        cells={cells}
        bulk={bulk.filter(({ permission }) => can(permission))}
        empty={{ text: empty ?? t('admin.table.empty'), action: button }}
      />
    </AdminPage>
  )
}
