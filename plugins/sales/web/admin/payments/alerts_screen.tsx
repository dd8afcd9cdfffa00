import { useLoaderData } from '@remix-run/react'
import { useCan, useScreenPath } from '#web/admin/admin_data'
import { adminHead } from '#web/admin/admin_head'
import { adminLoader } from '#web/admin/admin_loader'
import { AdminPage } from '#web/admin/frame/page'
import { DataTable } from '#web/admin/table/data_table'
import { loadTable } from '#web/admin/table/load_table'
import { useWords } from '#web/lib/i18n'

export const meta = adminHead

export const loader = adminLoader(
  { id: 'sales.admin.payment_alerts', words: ['sales.admin_payment_alerts'] },
  async (args) => ({
    table: await loadTable(args, { list: 'sales.payment_alerts', route: 'sales.admin.payment_alerts.index' }),
  })
)

/** What staff must look at of online payments. */
export default function PaymentAlertsScreen() {
  const t = useWords()
  const can = useCan()
  const pathOf = useScreenPath()
  const { table } = useLoaderData<typeof loader>()
  return (
    <AdminPage>
      <DataTable
        table={table}
        open={({ id }) => (can('sales.payment_alerts.view') ? pathOf('sales.admin.payment_alert', { id }) : null)}
        empty={{ text: t('sales.admin_payment_alerts.empty') }}
      />
    </AdminPage>
  )
}
