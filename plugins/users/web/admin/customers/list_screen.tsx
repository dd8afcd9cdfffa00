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
import { callOrFail } from '#web/lib/screen_loader'
import { Link } from '#web/ui/link'
import { useCustomerBulk } from './bulk/use_customer_bulk'

export const meta = adminHead

export const loader = adminLoader({ id: 'users.admin.customers', words: ['users.customers'] }, async (args) => {
  const [table, { data }] = await Promise.all([
    loadTable(args, { list: 'users.customers', route: 'users.admin.customers.index' }),
    callOrFail(args.context, 'GET', 'users.admin.customer_choices.index'),
  ])
  return { table, groups: data.groups }
})

export default function CustomersScreen() {
  const t = useWords()
  const can = useCan()
  const pathOf = useScreenPath()
  const { table, groups } = useLoaderData<typeof loader>()
  const create = pathOf('users.admin.customer_create')
  const changes = pathOf('users.admin.customer_changes')
  const button = create && can('users.customers.create') && (
    <Button component={Link} to={create} leftSection={<IconPlus size={16} />}>
      {t('users.customers.create')}
    </Button>
  )
  return (
    <AdminPage
      actions={
        <>
          {changes && can('users.customers.mass_update') && (
            <Button component={Link} to={changes} variant="default">
              {t('users.customers.bulk_changes')}
            </Button>
          )}
          {button}
        </>
      }
    >
      <DataTable
        table={table}
        open={({ id }) => pathOf('users.admin.customer', { id })}
        cells={{
          name: ({ name }) => (name ? String(name) : <em>{t('users.customers.erased')}</em>),
          state: ({ state }) => <State state={String(state)} />,
        }}
        bulk={useCustomerBulk(groups)}
        empty={{ text: t('users.customers.empty'), action: button }}
      />
    </AdminPage>
  )
}

const colours: Record<string, string> = { active: 'green', suspended: 'red', erased: 'gray' }

function State({ state }: { state: string }) {
  const t = useWords()
  return <Badge color={colours[state] ?? 'gray'}>{t(`users.customers.state_${state}`)}</Badge>
}
