import { NativeSelect } from '@mantine/core'
import { useLoaderData, useNavigate } from '@remix-run/react'
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
import { readReport, reportKeys, reports } from './report_kinds'
import type { TableRow } from '#web/admin/table/list_types'

export const meta = adminHead

export const loader = adminLoader({ id: 'rma.admin.reports', words: ['rma.reports'] }, async (args) => {
  const { context, locale, url } = args
  const { data } = await callOrFail(context, 'GET', 'rma.admin.reports.show', { query: { locale } })
  const { today, attributes } = data
  const key = readReport(url.searchParams.get('report'))
  const period = readPeriod(url.searchParams, today)
  const wanted = url.searchParams.get('attribute')
  const attribute = (attributes.find(({ code }) => code === wanted) ?? attributes[0])?.code ?? ''
  const fixed: Record<string, string> = { period: `${period.from}..${period.to}` }
  if (key === 'attributes') fixed.attribute = attribute
  return { key, period, attribute, attributes, table: await loadTable(args, Object.assign({ fixed }, reports[key])) }
})

/** What came back of what was sold, why, and how long it took. */
export default function ReturnReportsScreen() {
  const t = useWords()
  const can = useCan()
  const navigate = useNavigate()
  const pathOf = useScreenPath()
  const { key, period, attribute, attributes, table } = useLoaderData<typeof loader>()
  const keep: Record<string, string> = key === 'attributes' ? { report: key, attribute } : { report: key }
  const addressOf = (more: Record<string, string>) =>
    `?${new URLSearchParams({ ...keep, from: period.from, to: period.to, ...more }).toString()}`
  const productOf = ({ id }: TableRow) => (id > 0 ? pathOf('catalogue.admin.product', { id }) : null)
  return (
    <AdminPage>
      <ReportTabs
        title={t('rma.reports.title')}
        tabs={reportKeys.map((one) => ({ key: one, label: t(`rma.reports.${one}`), to: addressOf({ report: one }) }))}
        current={key}
      />
      <PeriodForm period={period} keep={keep} />
      <p className="admin-hint">{t(`rma.reports.about_${key}`)}</p>
      {key === 'attributes' && attributes.length > 0 && (
        <NativeSelect
          label={t('rma.reports.attribute')}
          value={attribute}
          onChange={({ currentTarget }) => navigate(addressOf({ attribute: currentTarget.value }))}
          data={attributes.map(({ code, label }) => ({ value: code, label }))}
          maw={320}
          mb="sm"
        />
      )}
      <DataTable
        key={`${key} ${attribute}`}
        table={table}
        open={key === 'products' && can('catalogue.products.list') ? productOf : undefined}
        empty={{ text: t(key === 'times' ? 'rma.reports.empty_times' : 'rma.reports.empty') }}
      />
    </AdminPage>
  )
}
