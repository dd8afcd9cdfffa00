import { Button, Group } from '@mantine/core'
import { useCan, useScreenPath } from '#web/admin/admin_data'
import { AdminPage } from '#web/admin/frame/page'
import { PeriodForm } from '#web/admin/period/period_form'
import { ReportTabs } from '#web/admin/reports/report_tabs'
import { DataTable } from '#web/admin/table/data_table'
import { formatDate } from '#web/lib/formats'
import { useWords } from '#web/lib/i18n'
import { useLocale } from '#web/lib/shell'
import { Link } from '#web/ui/link'
import { ReportBars } from './report_bars'
import { SalesFigures } from './sales_figures'
import { reportKinds, steps } from './report_kinds'
import type { LoadedReport } from './load_report'
import type { TableRow } from '#web/admin/table/list_types'

/** A report: period, chart and a table with sorting, search and export. */
export function ReportPage({ report }: { report: LoadedReport }) {
  const t = useWords()
  const can = useCan()
  const locale = useLocale()
  const pathOf = useScreenPath()
  const { key, reports, period, step, table, bars, sales } = report
  const days = period ? `?from=${period.from}&to=${period.to}` : ''
  const opens = reportKinds[key]?.opens
  const say = (day: string) => formatDate(locale, day, 'UTC')
  const open = (row: TableRow) => {
    const id = Number(row[opens?.by ?? ''])
    return opens && id > 0 ? pathOf(opens.screen, { id }) : null
  }
  return (
    <AdminPage
      title={t('sales.reports.title')}
      caption={
        period
          ? t('sales.reports.range', { from: say(period.from), to: say(period.to), days: period.days })
          : t('sales.reports.today')
      }
    >
      <ReportTabs
        title={t('sales.reports.title')}
        tabs={reports.map((one) => ({
          ...one,
          to: `${pathOf('sales.admin.report', { report: one.key }) ?? ''}${days}`,
        }))}
        current={key}
      />
      {period && <PeriodForm period={period} keep={key === 'periods' && step ? { step } : {}} />}
      {key === 'periods' && <StepLinks report={report} />}
      <p className="admin-hint">{t(`sales.reports.about_${key}`)}</p>
      {sales && <SalesFigures sales={sales} />}
      {bars.length > 0 && <ReportBars report={report} />}
      <DataTable
        table={table}
        open={opens && can(PERMISSIONS[opens.screen]) ? open : undefined}
        empty={{ text: t(period ? 'sales.reports.empty' : 'sales.reports.empty_today') }}
      />
    </AdminPage>
  )
}

/** Permission to open the record of a row. */
const PERMISSIONS: Record<string, string> = {
  'catalogue.admin.product': 'catalogue.products.list',
  'catalogue.admin.category': 'catalogue.categories.list',
  'users.admin.customer': 'users.customers.list',
}

function StepLinks({ report: { period, step } }: { report: LoadedReport }) {
  const t = useWords()
  if (!period) return null
  return (
    <Group gap="xs" mb="sm" component="nav" aria-label={t('sales.reports.by')}>
      {steps.map((one) => (
        <Button
          key={one}
          component={Link}
          to={`?from=${period.from}&to=${period.to}&step=${one}`}
          size="compact-sm"
          variant={one === step ? 'filled' : 'default'}
          aria-current={one === step || undefined}
        >
          {t(`sales.reports.by_${one}`)}
        </Button>
      ))}
    </Group>
  )
}
