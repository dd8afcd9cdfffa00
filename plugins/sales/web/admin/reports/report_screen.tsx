import { useLoaderData } from '@remix-run/react'
import { adminHead } from '#web/admin/admin_head'
import { adminLoader } from '#web/admin/admin_loader'
import { loadReport } from './load_report'
import { ReportPage } from './report_page'

export const meta = adminHead

export const loader = adminLoader({ id: 'sales.admin.report', words: ['sales.reports'] }, (args) =>
  loadReport(args, String(args.params.report))
)

/** A report. */
export default function ReportScreen() {
  const report = useLoaderData<typeof loader>()
  return <ReportPage key={report.key} report={report} />
}
