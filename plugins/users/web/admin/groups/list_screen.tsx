import { ActionIcon, Badge, Button, Group } from '@mantine/core'
import { useLoaderData } from '@remix-run/react'
import { useState } from 'react'
import { useCan } from '#web/admin/admin_data'
import { adminHead } from '#web/admin/admin_head'
import { adminLoader } from '#web/admin/admin_loader'
import { ConfirmButton } from '#web/admin/confirm_button'
import { AdminPage } from '#web/admin/frame/page'
import { IconPencil, IconPlus, IconTrash } from '#web/admin/icons'
import { DataTable } from '#web/admin/table/data_table'
import { loadTable } from '#web/admin/table/load_table'
import { call } from '#web/lib/clients'
import { useWords } from '#web/lib/i18n'
import { ask } from '#web/lib/screen_loader'
import type { TableRow } from '#web/admin/table/list_types'
import { GroupDialog } from './group_dialog'

export const meta = adminHead

export const loader = adminLoader({ id: 'users.admin.groups', words: ['users.groups'] }, async (args) => {
  const [table, { data }] = await Promise.all([
    loadTable(args, { list: 'users.groups', route: 'users.admin.groups.index' }),
    ask(args.context, 'GET', 'users.admin.group_choices.index'),
  ])
  return { table, roles: data.roles }
})

/** Groups of customers: what they see and may do, and which of them takes the new ones. */
export default function GroupsScreen() {
  const t = useWords()
  const can = useCan()
  const { table, roles } = useLoaderData<typeof loader>()
  const [edited, setEdited] = useState<number | 'new' | null>(null)
  const create = can('users.groups.create') && (
    <Button leftSection={<IconPlus size={16} />} onClick={() => setEdited('new')}>
      {t('users.groups.create')}
    </Button>
  )
  return (
    <AdminPage actions={create}>
      <DataTable
        table={table}
        cells={{ name: (row) => <Name row={row} /> }}
        rowActions={(row) => <RowActions row={row} onEdit={() => setEdited(row.id)} />}
        empty={{ text: t('users.groups.empty'), action: create }}
      />
      {edited && <GroupDialog id={edited === 'new' ? null : edited} roles={roles} onClose={() => setEdited(null)} />}
    </AdminPage>
  )
}

function Name({ row }: { row: TableRow }) {
  const t = useWords()
  const takes = [
    row.takes_individuals && t('users.groups.takes_individuals_short'),
    row.takes_professionals && t('users.groups.takes_professionals_short'),
  ]
  return (
    <Group gap="xs">
      {String(row.name)}
      {takes.filter(Boolean).map((text) => (
        <Badge key={String(text)}>{text}</Badge>
      ))}
    </Group>
  )
}

function RowActions({ row, onEdit }: { row: TableRow; onEdit: () => void }) {
  const t = useWords()
  const can = useCan()
  const name = String(row.name)
  return (
    <Group gap={4} wrap="nowrap" justify="flex-end">
      {can('users.groups.update') && (
        <ActionIcon
          variant="subtle"
          color="gray"
          onClick={onEdit}
          aria-label={t('admin.table.edit_row', { name })}
          title={t('admin.table.edit_row', { name })}
        >
          <IconPencil size={18} />
        </ActionIcon>
      )}
      {can('users.groups.delete') && !row.built_in && (
        <ConfirmButton
          color="red"
          icon={{ sign: <IconTrash size={18} />, name: t('admin.table.delete_row', { name }) }}
          label={t('admin.delete')}
          question={t('users.groups.delete_consequence', { name })}
          run={() => call('DELETE', 'users.admin.groups.destroy', { params: { id: row.id } })}
        />
      )}
    </Group>
  )
}
