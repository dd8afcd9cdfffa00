import { Badge, Button } from '@mantine/core'
import { useLoaderData } from '@remix-run/react'
import { useCan, useScreenPath } from '#web/admin/admin_data'
import { adminHead } from '#web/admin/admin_head'
import { adminLoader } from '#web/admin/admin_loader'
import { AdminPage } from '#web/admin/frame/page'
import { IconPlus } from '#web/admin/icons'
import { DataTable } from '#web/admin/table/data_table'
import { loadTable } from '#web/admin/table/load_table'
import { useWords } from '#web/lib/i18n'
import { Link } from '#web/ui/link'

export const meta = adminHead

export const loader = adminLoader({ id: 'users.admin.staff', words: ['users.staff'] }, async (args) => ({
  table: await loadTable(args, { list: 'users.staff', route: 'users.admin.staff.index' }),
}))

/** The people who work in the shop. */
export default function StaffScreen() {
  const t = useWords()
  const pathOf = useScreenPath()
  const can = useCan()
  const { table } = useLoaderData<typeof loader>()
  const create = pathOf('users.admin.staff_create')
  const action = create && can('users.admins.create') && (
    <Button component={Link} to={create} leftSection={<IconPlus size={16} />}>
      {t('users.staff.create')}
    </Button>
  )
  return (
    <AdminPage actions={action}>
      <DataTable
        table={table}
        open={({ id }) => pathOf('users.admin.staff_member', { id })}
        cells={{
          suspended: ({ suspended }) =>
            suspended ? (
              <Badge variant="light" color="red">
                {t('users.staff.suspended')}
              </Badge>
            ) : null,
        }}
        empty={{ text: t('users.staff.empty') }}
      />
    </AdminPage>
  )
}
