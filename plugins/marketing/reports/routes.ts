import type { Router } from '@adonisjs/core/http'
import { listQuery } from '#core/lists/list_query'

const Reports = () => import('#plugins/marketing/reports/reports_controller')

const API = '/api/admin/marketing/reports'
const PERMISSION = 'marketing.reports.list'

/** Staff read what marketing brings. */
export function reportRoutes(router: Router): void {
  router
    .get(`${API}/rules`, [Reports, 'rules'])
    .as('marketing.admin.rule_report.index')
    .permission(PERMISSION)
    .accepts(listQuery)
  router
    .get(`${API}/coupons`, [Reports, 'coupons'])
    .as('marketing.admin.coupon_report.index')
    .permission(PERMISSION)
    .accepts(listQuery)
  router
    .get(`${API}/campaigns`, [Reports, 'campaigns'])
    .as('marketing.admin.campaign_report.index')
    .permission(PERMISSION)
    .accepts(listQuery)
  router
    .get(`${API}/cohorts`, [Reports, 'cohorts'])
    .as('marketing.admin.cohort_report.index')
    .permission(PERMISSION)
    .accepts(listQuery)
  router
    .get(`${API}/reviews`, [Reports, 'reviews'])
    .as('marketing.admin.review_report.index')
    .permission(PERMISSION)
    .accepts(listQuery)
}
