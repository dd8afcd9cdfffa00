import type { RouteName } from '#web/lib/registry'

export const reportKeys = ['products', 'attributes', 'reasons', 'times'] as const
export type ReportKey = (typeof reportKeys)[number]

/** Where the rows of each report come from. */
export const reports: Record<ReportKey, { list: string; route: RouteName }> = {
  products: { list: 'rma.product_report', route: 'rma.admin.product_report.index' },
  attributes: { list: 'rma.attribute_report', route: 'rma.admin.attribute_report.index' },
  reasons: { list: 'rma.reason_report', route: 'rma.admin.reason_report.index' },
  times: { list: 'rma.time_report', route: 'rma.admin.time_report.index' },
}

/** The report of the address; else that of products. */
export const readReport = (wanted: string | null): ReportKey => reportKeys.find((key) => key === wanted) ?? 'products'
