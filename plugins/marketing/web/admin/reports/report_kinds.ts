import type { RouteName } from '#web/lib/registry'

/** The description of a report. */
export interface ReportKind {
  list: string
  route: RouteName
  /** Its rows are months. */
  isByMonth?: boolean
  /** Screen of a row's record, the column of its id, and the permission to open it. */
  opens?: { screen: string; by: string; permission: string }
}

const rule = { screen: 'marketing.admin.discount', permission: 'marketing.cart_rules.list' }

export const reports = {
  rules: {
    list: 'marketing.rule_report',
    route: 'marketing.admin.rule_report.index',
    opens: Object.assign({ by: 'id' }, rule),
  },
  coupons: {
    list: 'marketing.coupon_report',
    route: 'marketing.admin.coupon_report.index',
    opens: Object.assign({ by: 'rule_id' }, rule),
  },
  campaigns: {
    list: 'marketing.campaign_report',
    route: 'marketing.admin.campaign_report.index',
    opens: { screen: 'marketing.admin.campaigns.form', by: 'id', permission: 'marketing.campaigns.list' },
  },
  cohorts: { list: 'marketing.cohort_report', route: 'marketing.admin.cohort_report.index', isByMonth: true },
  reviews: { list: 'marketing.review_report', route: 'marketing.admin.review_report.index', isByMonth: true },
} satisfies Record<string, ReportKind>

export type ReportKey = keyof typeof reports
export const reportKeys = Object.keys(reports) as ReportKey[]

/** The report of the address; else that of rules. */
export const readReport = (wanted: string | null): ReportKey => reportKeys.find((key) => key === wanted) ?? 'rules'
