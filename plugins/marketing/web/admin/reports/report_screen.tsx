import { useLoaderData } from '@remix-run/react'
import { useCan, useScreenPath } from '#web/admin/admin_data'
import { adminHead } from '#web/admin/admin_head'
import { adminLoader } from '#web/admin/admin_loader'
import { AdminPage } from '#web/admin/frame/page'
import { readPeriod } from '#web/admin/period/period'
import { PeriodForm } from '#web/admin/period/period_form'
import { ReportTabs } from '#web/admin/reports/report_tabs'
import { DataTable } from '#web/admin/table/data_table'
import { loadTable } from '#web/admin/table/load_table'
import { useWords } from '#web/lib/i18n'
import { callOrFail } from '#web/lib/screen_loader'
import { readReport, reportKeys, reports, type ReportKind } from './report_kinds'
import type { TableRow } from '#web/admin/table/list_types'

export const meta = adminHead

export const loader = adminLoader({ id: 'marketing.admin.reports', words: ['marketing.reports'] }, async (args) => {
  const { context, locale, url } = args
  const { meta: days } = await callOrFail(context, 'GET', 'sales.admin.reports.index', { query: { locale } })
  const key = readReport(url.searchParams.get('report'))
  const kind: ReportKind = reports[key]
  const period = readPeriod(url.searchParams, days.today)
  const fixed: Record<string, string> = { period: `${period.from}..${period.to}` }
  if (kind.isByMonth) fixed.step = 'month'
  return { key, period, table: await loadTable(args, { list: kind.list, route: kind.route, fixed }) }
})

/** What discounts, campaigns and reviews bring, and whether customers come again. */
export default function MarketingReportsScreen() {
  const t = useWords()
  const can = useCan()
  const pathOf = useScreenPath()
  const { key, period, table } = useLoaderData<typeof loader>()
  const { opens }: ReportKind = reports[key]
  const days = { from: period.from, to: period.to }
  const addressOf = (report: string) => `?${new URLSearchParams({ report, ...days }).toString()}`
  const open = (row: TableRow) => (opens ? pathOf(opens.screen, { id: Number(row[opens.by]) }) : null)
  return (
    <AdminPage>
      <ReportTabs
        title={t('marketing.reports.title')}
        tabs={reportKeys.map((one) => ({ key: one, label: t(`marketing.reports.${one}`), to: addressOf(one) }))}
        current={key}
      />
      <PeriodForm period={period} keep={{ report: key }} />
      <p className="admin-hint">{t(`marketing.reports.about_${key}`)}</p>
      <DataTable
        key={key}
        table={table}
        open={opens && can(opens.permission) ? open : undefined}
        empty={{ text: t('marketing.reports.empty') }}
      />
    </AdminPage>
  )
}
