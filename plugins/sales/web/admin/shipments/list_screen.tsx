import { useLoaderData } from '@remix-run/react'
import { useCan, useScreenPath } from '#web/admin/admin_data'
import { adminHead } from '#web/admin/admin_head'
import { adminLoader } from '#web/admin/admin_loader'
import { AdminPage } from '#web/admin/frame/page'
import { DataTable } from '#web/admin/table/data_table'
import { loadTable } from '#web/admin/table/load_table'
import { useWords } from '#web/lib/i18n'
import { StateBadge } from '../orders/state_badge'
import { usePrintAction } from '../papers/print_action'

export const meta = adminHead

export const loader = adminLoader(
  { id: 'sales.admin.shipments', words: ['sales.admin_shipments', 'sales.order_states', 'sales.papers'] },
  async (args) => ({ table: await loadTable(args, { list: 'sales.shipments', route: 'sales.admin.shipments.index' }) })
)

/** All shipments. */
export default function ShipmentsScreen() {
  const t = useWords()
  const can = useCan()
  const pathOf = useScreenPath()
  const { table } = useLoaderData<typeof loader>()
  const print = usePrintAction('shipments')
  return (
    <AdminPage>
      <DataTable
        table={table}
        bulk={[print]}
        open={({ id }) => (can('sales.shipments.view') ? pathOf('sales.admin.shipment', { id }) : null)}
        cells={{ state: ({ state }) => <StateBadge state={String(state)} /> }}
        empty={{ text: t('sales.admin_shipments.empty') }}
      />
    </AdminPage>
  )
}
