import { useLoaderData } from '@remix-run/react'
import { useCan, useScreenPath } from '#web/admin/admin_data'
import { adminHead } from '#web/admin/admin_head'
import { adminLoader } from '#web/admin/admin_loader'
import { AdminPage } from '#web/admin/frame/page'
import { DataTable } from '#web/admin/table/data_table'
import { loadTable } from '#web/admin/table/load_table'
import { useWords } from '#web/lib/i18n'

export const meta = adminHead

export const loader = adminLoader({ id: 'rma.admin.returns', words: ['rma.admin_returns'] }, async (args) => ({
  table: await loadTable(args, { list: 'rma.returns', route: 'rma.admin.returns.index' }),
}))

/** All returns. They are opened from their order, or by customers. */
export default function ReturnsScreen() {
  const t = useWords()
  const can = useCan()
  const pathOf = useScreenPath()
  const { table } = useLoaderData<typeof loader>()
  return (
    <AdminPage>
      <DataTable
        table={table}
        open={({ id }) => (can('rma.returns.view') ? pathOf('rma.admin.return', { id }) : null)}
        empty={{ text: t('rma.admin_returns.empty') }}
      />
    </AdminPage>
  )
}
