import { useLoaderData } from '@remix-run/react'
import { useCan, useScreenPath } from '#web/admin/admin_data'
import { adminHead } from '#web/admin/admin_head'
import { adminLoader } from '#web/admin/admin_loader'
import { AdminPage } from '#web/admin/frame/page'
import { DataTable } from '#web/admin/table/data_table'
import { loadTable } from '#web/admin/table/load_table'
import { useWords } from '#web/lib/i18n'
import { usePrintAction } from '../papers/print_action'

export const meta = adminHead

export const loader = adminLoader(
  { id: 'sales.admin.refunds', words: ['sales.admin_refunds', 'sales.papers'] },
  async (args) => ({
    table: await loadTable(args, { list: 'sales.refunds', route: 'sales.admin.refunds.index' }),
  })
)

/** All credit notes. */
export default function RefundsScreen() {
  const t = useWords()
  const can = useCan()
  const pathOf = useScreenPath()
  const { table } = useLoaderData<typeof loader>()
  const print = usePrintAction('refunds')
  return (
    <AdminPage>
      <DataTable
        table={table}
        bulk={[print]}
        open={({ id }) => (can('sales.refunds.view') ? pathOf('sales.admin.refund', { id }) : null)}
        empty={{ text: t('sales.admin_refunds.empty') }}
      />
    </AdminPage>
  )
}
