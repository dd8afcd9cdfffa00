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
  { id: 'sales.admin.transactions', words: ['sales.admin_transactions'] },
  async (args) => ({
    table: await loadTable(args, { list: 'sales.transactions', route: 'sales.admin.transactions.index' }),
  })
)

/** All payments and repayments. */
export default function TransactionsScreen() {
  const t = useWords()
  const can = useCan()
  const pathOf = useScreenPath()
  const { table } = useLoaderData<typeof loader>()
  return (
    <AdminPage>
      <DataTable
        table={table}
        open={({ id }) => (can('sales.transactions.view') ? pathOf('sales.admin.transaction', { id }) : null)}
        empty={{ text: t('sales.admin_transactions.empty') }}
      />
    </AdminPage>
  )
}
