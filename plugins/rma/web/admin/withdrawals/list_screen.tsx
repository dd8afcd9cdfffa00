import { useLoaderData } from '@remix-run/react'
import { useCan, useScreenPath } from '#web/admin/admin_data'
import { adminHead } from '#web/admin/admin_head'
import { adminLoader } from '#web/admin/admin_loader'
import { AdminPage } from '#web/admin/frame/page'
import { DataTable } from '#web/admin/table/data_table'
import { loadTable } from '#web/admin/table/load_table'
import { useWords } from '#web/lib/i18n'

export const meta = adminHead

export const loader = adminLoader({ id: 'rma.admin.withdrawals', words: ['rma.admin_withdrawals'] }, async (args) => ({
  table: await loadTable(args, { list: 'rma.withdrawals', route: 'rma.admin.withdrawals.index' }),
}))

/** All withdrawals of consumers. */
export default function WithdrawalsScreen() {
  const t = useWords()
  const can = useCan()
  const pathOf = useScreenPath()
  const { table } = useLoaderData<typeof loader>()
  return (
    <AdminPage>
      <DataTable
        table={table}
        open={({ id }) => (can('rma.withdrawals.view') ? pathOf('rma.admin.withdrawal', { id }) : null)}
        empty={{ text: t('rma.admin_withdrawals.empty') }}
      />
    </AdminPage>
  )
}
