import { useLoaderData } from '@remix-run/react'
import { useCan, useScreenPath } from '#web/admin/admin_data'
import { adminHead } from '#web/admin/admin_head'
import { adminLoader } from '#web/admin/admin_loader'
import { AdminPage } from '#web/admin/frame/page'
import { DataTable } from '#web/admin/table/data_table'
import { loadTable } from '#web/admin/table/load_table'
import { useWords } from '#web/lib/i18n'
import { InvoiceState } from './invoice_state'
import { usePrintAction } from '../papers/print_action'

export const meta = adminHead

export const loader = adminLoader(
  { id: 'sales.admin.invoices', words: ['sales.admin_invoices', 'sales.papers'] },
  async (args) => ({
    table: await loadTable(args, { list: 'sales.invoices', route: 'sales.admin.invoices.index' }),
  })
)

/** All invoices. */
export default function InvoicesScreen() {
  const t = useWords()
  const can = useCan()
  const pathOf = useScreenPath()
  const { table } = useLoaderData<typeof loader>()
  const print = usePrintAction('invoices')
  return (
    <AdminPage>
      <DataTable
        table={table}
        bulk={[print]}
        open={({ id }) => (can('sales.invoices.view') ? pathOf('sales.admin.invoice', { id }) : null)}
        cells={{ state: ({ state }) => <InvoiceState state={String(state)} /> }}
        empty={{ text: t('sales.admin_invoices.empty') }}
      />
    </AdminPage>
  )
}
