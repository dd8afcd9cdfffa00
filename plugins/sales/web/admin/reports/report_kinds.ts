import type { RouteName } from '#web/lib/registry'

/** The description of a report. */
export interface ReportKind {
  list: string
  route: RouteName
  /** Has a period; else it shows the current state. */
  isOfPeriod: boolean
  /** Screen of a row's record, with the column of its id. */
  opens?: { screen: string; by: string }
  /** Columns of the bars: the value, and that of the period before. */
  bars?: { now: string; before?: string }
}

export const reportKinds: Record<string, ReportKind> = {
  periods: { list: 'sales.period_report', route: 'sales.admin.period_report.index', isOfPeriod: true },
  products: {
    list: 'sales.product_report',
    route: 'sales.admin.product_report.index',
    isOfPeriod: true,
    opens: { screen: 'catalogue.admin.product', by: 'id' },
    bars: { now: 'gross', before: 'before' },
  },
  categories: {
    list: 'sales.category_report',
    route: 'sales.admin.category_report.index',
    isOfPeriod: true,
    opens: { screen: 'catalogue.admin.category', by: 'id' },
    bars: { now: 'gross', before: 'before' },
  },
  customers: {
    list: 'sales.customer_report',
    route: 'sales.admin.customer_report.index',
    isOfPeriod: true,
    opens: { screen: 'users.admin.customer', by: 'id' },
    bars: { now: 'gross', before: 'before' },
  },
  taxes: { list: 'sales.tax_report', route: 'sales.admin.tax_report.index', isOfPeriod: true },
  stock: {
    list: 'sales.stock_report',
    route: 'sales.admin.stock_report.index',
    isOfPeriod: false,
    opens: { screen: 'catalogue.admin.product', by: 'product_id' },
    bars: { now: 'worth' },
  },
}

/** Possible intervals of a report. */
export const steps = ['day', 'week', 'month'] as const
export type Step = (typeof steps)[number]

/** The interval of the address; else days, or weeks or months for long periods. */
export function readStep(search: URLSearchParams, days: number): Step {
  const wanted = steps.find((step) => step === search.get('step'))
  return wanted ?? (days > 186 ? 'month' : days > 62 ? 'week' : 'day')
}
