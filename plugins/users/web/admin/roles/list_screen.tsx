import { ActionIcon, Badge, Button, Group } from '@mantine/core'
import { useLoaderData } from '@remix-run/react'
import { useState } from 'react'
import { useCan, useScreenPath } from '#web/admin/admin_data'
import { adminHead } from '#web/admin/admin_head'
import { adminLoader } from '#web/admin/admin_loader'
import { ConfirmButton } from '#web/admin/confirm_button'
import { AdminPage } from '#web/admin/frame/page'
import { notifyProblem } from '#web/admin/notify'
import { IconPencil, IconPlus, IconTrash } from '#web/admin/icons'
import { DataTable } from '#web/admin/table/data_table'
import { loadTable } from '#web/admin/table/load_table'
import { call } from '#web/lib/clients'
import { useWords } from '#web/lib/i18n'
import type { TableRow } from '#web/admin/table/list_types'
import { RoleDialog, type Role } from './role_dialog'

export const meta = adminHead

export const loader = adminLoader({ id: 'users.admin.roles', words: ['users.roles'] }, async (args) => ({
  table: await loadTable(args, { list: 'users.roles', route: 'users.admin.roles.index' }),
}))

/** Roles of both interfaces; a row leads to what its role allows. */
export default function RolesScreen() {
  const t = useWords()
  const can = useCan()
  const pathOf = useScreenPath()
  const { table } = useLoaderData<typeof loader>()
  const [edited, setEdited] = useState<Role | 'new' | null>(null)
  const edit = async (id: number) => {
    try {
      const answer = await call('GET', 'users.admin.roles.show', { params: { id } })
      if (answer) setEdited(answer.data)
    } catch (error) {
      notifyProblem(error, t)
    }
  }
  const create = can('users.roles.create') && (
    <Button leftSection={<IconPlus size={16} />} onClick={() => setEdited('new')}>
      {t('users.roles.create')}
    </Button>
  )
  return (
    <AdminPage actions={create}>
      <DataTable
        table={table}
        open={({ id }) => pathOf('users.admin.role_permissions', { id })}
        cells={{
          permissions: (row) => (row.grants_all ? t('users.roles.all') : String(row.permissions)),
          guard_name: ({ guard_name: guard }) => (
            <Badge variant="default">{t(`users.roles.guards.${String(guard)}`)}</Badge>
          ),
        }}
        rowActions={(row) => <RowActions row={row} onEdit={edit} />}
        empty={{ text: t('users.roles.empty') }}
      />
      {edited && <RoleDialog role={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />}
    </AdminPage>
  )
}

function RowActions({ row, onEdit }: { row: TableRow; onEdit: (id: number) => Promise<void> }) {
  const t = useWords()
  const can = useCan()
  // The protected administrator is neither renamed nor deleted.
  if (row.grants_all) return null
  const name = String(row.name)
  return (
    <Group gap={4} wrap="nowrap" justify="flex-end">
      {can('users.roles.update') && (
        <ActionIcon
          variant="subtle"
          color="gray"
          onClick={() => onEdit(row.id)}
          aria-label={t('admin.table.edit_row', { name })}
          title={t('admin.table.edit_row', { name })}
        >
          <IconPencil size={18} />
        </ActionIcon>
      )}
      {can('users.roles.delete') && (
        <ConfirmButton
          color="red"
          icon={{ sign: <IconTrash size={18} />, name: t('admin.table.delete_row', { name }) }}
          label={t('admin.delete')}
          question={t('users.roles.delete_question', { name })}
          run={() => call('DELETE', 'users.admin.roles.destroy', { params: { id: row.id } })}
        />
      )}
    </Group>
  )
}
