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
  /** The result of `loadTable`. */
  table: TableData
  /** Id of the screen that edits one record and creates one. */
  screen: string
  create: {
    permission: string
    label: string
  }
  /** Shown beside the button for a new record. */
  actions?: ReactNode
  caption?: string
  /** Text of the empty list. */
  empty?: string
  bulk?: BulkAction[]
  /** Renders the cells of a column, by column key. Other columns show the bare value. */
  cells?: Record<string, (row: TableRow) => ReactNode>
}

/** A list screen whose rows open a screen each, with a button that opens the form of a new record. */
export function RecordList({ table, screen, create, actions, caption, empty, bulk = [], cells }: RecordListProps) {
  const t = useWords()
  const can = useCan()
  const pathOf = useScreenPath()
  const path = can(create.permission) && pathOf(screen, { id: 'create' })
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
