import { Button } from '@mantine/core'
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
import { useShipAction } from './ship_orders'
import { StateBadge } from './state_badge'

export const meta = adminHead

export const loader = adminLoader(
  { id: 'sales.admin.orders', words: ['sales.admin_orders', 'sales.order_states', 'sales.drafts.new'] },
  async (args) => ({ table: await loadTable(args, { list: 'sales.orders', route: 'sales.admin.orders.index' }) })
)

/** All orders. */
export default function OrdersScreen() {
  const t = useWords()
  const can = useCan()
  const pathOf = useScreenPath()
  const { table } = useLoaderData<typeof loader>()
  const ship = useShipAction()
  const path = can('sales.orders.create') && pathOf('sales.admin.order_create')
  const create = path && (
    <Button component={Link} to={path} leftSection={<IconPlus size={16} />}>
      {t('sales.drafts.new')}
    </Button>
  )
  return (
    <AdminPage actions={create}>
      <DataTable
        table={table}
        bulk={[ship]}
        open={({ id }) => (can('sales.orders.view') ? pathOf('sales.admin.order', { id }) : null)}
        cells={{ state: ({ state }) => <StateBadge state={String(state)} /> }}
        empty={{ text: t('sales.admin_orders.empty'), action: create }}
      />
    </AdminPage>
  )
}
