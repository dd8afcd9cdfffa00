import { useLoaderData } from '@remix-run/react'
import { adminHead } from '#web/admin/admin_head'
import { adminLoader } from '#web/admin/admin_loader'
import { loadReport } from './load_report'
import { ReportPage } from './report_page'

export const meta = adminHead

export const loader = adminLoader({ id: 'sales.admin.reports', words: ['sales.reports'] }, (args) =>
  loadReport(args, 'periods')
)

/** Sales over time, the first page of the reports. */
export default function ReportsScreen() {
  return <ReportPage report={useLoaderData<typeof loader>()} />
}
