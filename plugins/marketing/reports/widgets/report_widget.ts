import { DateTime } from 'luxon'
import app from '@adonisjs/core/services/app'
import { languageTag, type Locale } from '#core/i18n/locales'
import { Lists } from '#core/lists/lists'
import type { DashboardWidget, WidgetRows } from '#plugins/platform/index'
import type { Label } from '#core/i18n/label'
import type { ListRow } from '#core/lists/list_value'

const LINES = 8

interface Report {
  label: Label
  list: string
  order: number
  /** By months, the newest first. */
  isByMonth?: boolean
  columns: Label[]
  cells: (row: ListRow, locale: Locale) => WidgetRows['rows'][number]['cells']
  screen?: string
  none: Label
}

/** The first rows of a report as a box of the dashboard. */
export function reportWidget({ label, list, order, isByMonth, columns, cells, screen, none }: Report): DashboardWidget {
  return {
    label,
    permission: 'marketing.reports.list',
    place: 'chart',
    order,
    async load({ period, locale }) {
      const lists = await app.container.make(Lists)
      const filter: Record<string, string> = { period: `${period.from}..${period.to}` }
      if (isByMonth) filter.step = 'month'
      const { data } = await lists.page(list, { filter, limit: String(LINES), locale })
      const rows = data.map((row) =>
        screen ? { cells: cells(row, locale), screen, params: { id: row.id } } : { cells: cells(row, locale) }
      )
      return { rows: { columns, rows, none } }
    },
  }
}

/** The month of a day: `novembre 2026`. */
export const monthOf = (day: unknown, locale: Locale): string =>
  DateTime.fromISO(String(day)).setLocale(languageTag(locale)).toFormat('LLLL yyyy')
