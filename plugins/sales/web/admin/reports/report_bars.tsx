import { lazy, Suspense, useEffect, useState } from 'react'
import { useFigureFormat } from '#web/admin/charts/figure_format'
import { useWords } from '#web/lib/i18n'
import { reportKinds } from './report_kinds'
import type { LoadedReport } from './load_report'
import type { Money } from '#web/lib/shapes'
import type { TableRow } from '#web/admin/table/list_types'

const RankingChart = lazy(() => import('#web/admin/charts/ranking_chart'))

/** Maximum length of a bar's label. */
const LONGEST = 26

/** The largest rows as bars, rendered in the browser only. The table below has the same data. */
export function ReportBars({ report: { key, bars } }: { report: LoadedReport }) {
  const t = useWords()
  const format = useFigureFormat()
  const [isInBrowser, setInBrowser] = useState(false)
  useEffect(() => setInBrowser(true), [])
  const of = reportKinds[key]?.bars
  if (!of) return null
  const amount = (row: TableRow, column: string | undefined) => (column ? (row[column] as Money | null) : null)
  const currency = amount(bars[0] as TableRow, of.now)?.currency
  const drawn = bars.map((row) => ({
    name: shortened([row.name, key === 'stock' ? row.sku : null].filter(Boolean).join(' · ')),
    now: amount(row, of.now)?.amount ?? 0,
    before: amount(row, of.before)?.amount ?? 0,
  }))
  // A fixed height, so that the table below does not move.
  const height = bars.length * (of.before ? 44 : 30) + 60
  return (
    <section className="admin-panel admin-report-chart" aria-hidden>
      <div style={{ height }}>
        {isInBrowser && (
          <Suspense fallback={null}>
            <RankingChart
              bars={drawn}
              names={{
                now: t(of.before ? 'admin.period.now' : 'sales.reports.worth'),
                before: of.before ? t('admin.period.earlier') : null,
              }}
              format={(value) => format(value, currency)}
              height={height}
            />
          </Suspense>
        )}
      </div>
    </section>
  )
}

const shortened = (name: string) => (name.length > LONGEST ? `${name.slice(0, LONGEST - 1)}…` : name)
