import { loadTable } from '#web/admin/table/load_table'
import { callByNameOrFail } from '#web/admin/call_by_name_or_fail'
import { readPeriod } from '#web/admin/period/period'
import { callOrFail, notFound } from '#web/lib/screen_loader'
import { readStep, reportKinds, type ReportKind } from './report_kinds'
import type { AdminArgs } from '#web/admin/admin_loader'
import type { Period } from '#web/admin/period/period'
import type { TableRow } from '#web/admin/table/list_types'

/** Maximum number of bars. */
const MOST_BARS = 10

/** Loads the data of a report. `key` is its name in the address. */
export async function loadReport(args: AdminArgs, key: string) {
  const { context, url, locale } = args
  const kind = Object.hasOwn(reportKinds, key) ? reportKinds[key] : undefined
  if (!kind) throw notFound()
  const { data: reports, meta } = await callOrFail(context, 'GET', 'sales.admin.reports.index', { query: { locale } })
  const period = kind.isOfPeriod ? readPeriod(url.searchParams, meta.today) : null
  const step = period && readStep(url.searchParams, period.days)
  const fixed: Record<string, string> = period ? { period: `${period.from}..${period.to}` } : {}
  if (step && key === 'periods') fixed.step = step
  const [table, bars, sales] = await Promise.all([
    loadTable(args, { list: kind.list, route: kind.route, fixed }),
    loadBars(args, kind, fixed),
    period && step && key === 'periods' ? loadSales(args, period, step) : null,
  ])
  return { key, reports, period, step, table, bars, sales }
}

export type LoadedReport = Awaited<ReturnType<typeof loadReport>>

async function loadSales({ context }: AdminArgs, { from, to }: Period, step: 'day' | 'week' | 'month') {
  return (await callOrFail(context, 'GET', 'sales.admin.report_series.show', { query: { from, to, step } })).data
}

/** The largest rows, independent of the sorting of the table. */
async function loadBars({ context }: AdminArgs, { route, bars }: ReportKind, filter: Record<string, string>) {
  if (!bars) return []
  const query = { filter, sort: `-${bars.now}`, limit: MOST_BARS }
  const { data } = await callByNameOrFail<{ data: TableRow[] }>(context, 'GET', route, { query })
  return data
}
