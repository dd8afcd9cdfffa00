import type { Locale } from '#core/i18n/locales'
import type { Label } from '#core/i18n/label'
import type { MoneyData } from '#core/money/money'

/** Days of the shop, both within: `2026-01-01`. */
export interface Period {
  from: string
  to: string
}

export interface WidgetQuery {
  locale: Locale
  channel: string
  /** Zone of the channel: a day is a day there. */
  zone: string
  period: Period
  /** As many days before, to compare with. */
  before: Period
}

/** A figure with its label and link. */
export interface WidgetFigure {
  label: Label
  value: number
  /** Minor units of this currency; absent for a count. */
  currency?: string
  /** The same for the days before. */
  previous?: number
  /** One value for each day of the period, for the sparkline of a headline. */
  line?: number[]
  /** Calls for action when it is not zero. */
  isAlert?: boolean
  screen?: string
  /** Query of that screen: `filter[state]=dead`. */
  query?: string
}

/** Values by day. */
export interface WidgetSeries {
  label: Label
  /** Minor units of this currency; absent for a count. */
  currency?: string
  /** One value for each day of the period, and of the days before. */
  values: number[]
  before: number[]
}

/** The first lines of a list. */
export interface WidgetRows {
  columns: Label[]
  rows: { cells: (string | number | MoneyData)[]; screen?: string; params?: Record<string, string | number> }[]
  /** The text of an empty box. */
  none: Label
}

/** A box of the dashboard: any of these, in this order. */
export interface WidgetData {
  figures?: WidgetFigure[]
  series?: WidgetSeries
  rows?: WidgetRows
}

/** Sections of the dashboard, from the top: a row of figures, open tasks, and charts. */
export type DashboardPlace = 'headline' | 'waiting' | 'chart'

/**
 * A box of the dashboard. Each is asked for by itself, side by side with the others. Each figure of one among the headlines
 * is a card of its own.
 */
export interface DashboardWidget {
  label: Label
  permission: string
  place: DashboardPlace
  /** Among the others. */
  order: number
  isWide?: boolean
  load(query: WidgetQuery): Promise<WidgetData>
}
