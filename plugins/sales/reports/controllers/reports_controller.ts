import { inject } from '@adonisjs/core'
import { ListReports } from '#plugins/sales/reports/queries/list_reports'
import { askedPage } from '#core/lists/asked_page'
import { Lists } from '#core/lists/lists'
import type { HttpContext } from '@adonisjs/core/http'
import type { Person } from '#core/identity/person'

/** The rows of reports: lists of some days. */
@inject()
export default class ReportsController {
  constructor(
    private readonly lists: Lists,
    private readonly open: ListReports
  ) {}

  /** Which of them this person may read. */
  async index({ person, shop }: HttpContext) {
    return this.open.execute(person as Person, shop.locale, shop.channel)
  }

  async periods(ctx: HttpContext) {
    return askedPage(this.lists, 'sales.period_report', ctx)
  }

  async products(ctx: HttpContext) {
    return askedPage(this.lists, 'sales.product_report', ctx)
  }

  async categories(ctx: HttpContext) {
    return askedPage(this.lists, 'sales.category_report', ctx)
  }

  async customers(ctx: HttpContext) {
    return askedPage(this.lists, 'sales.customer_report', ctx)
  }

  async taxes(ctx: HttpContext) {
    return askedPage(this.lists, 'sales.tax_report', ctx)
  }

  async stock(ctx: HttpContext) {
    return askedPage(this.lists, 'sales.stock_report', ctx)
  }
}
