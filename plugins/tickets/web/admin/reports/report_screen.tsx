import { useLoaderData } from '@remix-run/react'
import { adminHead } from '#web/admin/admin_head'
import { adminLoader } from '#web/admin/admin_loader'
import { AdminPage } from '#web/admin/frame/page'
import { readPeriod } from '#web/admin/period/period'
import { PeriodForm } from '#web/admin/period/period_form'
import { DataTable } from '#web/admin/table/data_table'
import { loadTable } from '#web/admin/table/load_table'
import { callOrFail } from '#web/lib/screen_loader'
import { useWords } from '#web/lib/i18n'

export const meta = adminHead

export const loader = adminLoader({ id: 'tickets.admin.reports', words: ['tickets.reports'] }, async (args) => {
  const { data } = await callOrFail(args.context, 'GET', 'tickets.admin.reports.show')
  const period = readPeriod(args.url.searchParams, data.today)
  const fixed = { period: `${period.from}..${period.to}` }
  const route = 'tickets.admin.clock_report.index'
  return { period, table: await loadTable(args, { list: 'tickets.clock_report', route, fixed }) }
})

/** How well the times until an answer and a solution are kept, by priority. */
export default function ReportScreen() {
  const t = useWords()
  const { period, table } = useLoaderData<typeof loader>()
  return (
    <AdminPage caption={t('tickets.reports.caption')}>
      <PeriodForm period={period} keep={{}} />
      <DataTable table={table} empty={{ text: t('tickets.reports.empty') }} />
    </AdminPage>
  )
}
