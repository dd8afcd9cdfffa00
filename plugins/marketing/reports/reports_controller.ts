import { inject } from '@adonisjs/core'
import { Lists } from '#core/lists/lists'
import type { HttpContext } from '@adonisjs/core/http'

/** What discounts, campaigns and reviews bring. */
@inject()
export default class ReportsController {
  constructor(private readonly lists: Lists) {}

  async rules(ctx: HttpContext) {
    return this.#page('marketing.rule_report', ctx)
  }

  async coupons(ctx: HttpContext) {
    return this.#page('marketing.coupon_report', ctx)
  }

  async campaigns(ctx: HttpContext) {
    return this.#page('marketing.campaign_report', ctx)
  }

  async cohorts(ctx: HttpContext) {
    return this.#page('marketing.cohort_report', ctx)
  }

  async reviews(ctx: HttpContext) {
    return this.#page('marketing.review_report', ctx)
  }

  #page(list: string, { request, shop }: HttpContext) {
    return this.lists.page(list, Object.assign({ locale: shop.locale }, request.qs()))
  }
}
