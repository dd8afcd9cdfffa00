import { useLoaderData } from '@remix-run/react'
import { useCan, useScreenPath } from '#web/admin/admin_data'
import { adminHead } from '#web/admin/admin_head'
import { adminLoader } from '#web/admin/admin_loader'
import { AdminPage } from '#web/admin/frame/page'
import { DataTable } from '#web/admin/table/data_table'
import { loadTable } from '#web/admin/table/load_table'
import { useWords } from '#web/lib/i18n'
import { usePrintAction } from '../papers/print_action'
import { NewQuote } from './new_quote'
import { QuoteStateBadge } from './quote_state_badge'

export const meta = adminHead

export const loader = adminLoader(
  { id: 'sales.admin.quotes', words: ['sales.admin_quotes', 'sales.customer_quotes', 'sales.papers'] },
  async (args) => ({
    table: await loadTable(args, { list: 'sales.quotes', route: 'sales.admin.quotes.index' }),
  })
)

/** All quotes. */
export default function QuotesScreen() {
  const t = useWords()
  const can = useCan()
  const pathOf = useScreenPath()
  const { table } = useLoaderData<typeof loader>()
  const print = usePrintAction('quotes')
  const create = can('sales.quotes.create') && can('users.customers.list') && <NewQuote />
  return (
    <AdminPage actions={create}>
      <DataTable
        table={table}
        bulk={[print]}
        open={({ id }) => (can('sales.quotes.view') ? pathOf('sales.admin.quote', { id }) : null)}
        cells={{ state: ({ state }) => <QuoteStateBadge state={String(state)} /> }}
        empty={{ text: t('sales.admin_quotes.empty'), action: create }}
      />
    </AdminPage>
  )
}
