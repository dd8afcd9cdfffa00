import { inject } from '@adonisjs/core'
import { askedPage } from '#core/lists/asked_page'
import { Lists } from '#core/lists/lists'
import type { HttpContext } from '@adonisjs/core/http'

/** What discounts, campaigns and reviews bring. */
@inject()
export default class ReportsController {
  constructor(private readonly lists: Lists) {}

  async rules(ctx: HttpContext) {
    return askedPage(this.lists, 'marketing.rule_report', ctx)
  }

  async coupons(ctx: HttpContext) {
    return askedPage(this.lists, 'marketing.coupon_report', ctx)
  }

  async campaigns(ctx: HttpContext) {
    return askedPage(this.lists, 'marketing.campaign_report', ctx)
  }

  async cohorts(ctx: HttpContext) {
    return askedPage(this.lists, 'marketing.cohort_report', ctx)
  }

  async reviews(ctx: HttpContext) {
    return askedPage(this.lists, 'marketing.review_report', ctx)
  }
}
