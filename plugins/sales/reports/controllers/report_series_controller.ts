import { inject } from '@adonisjs/core'
import { CompareSales } from '#plugins/sales/reports/queries/compare_sales'
import { showReportSeries } from '#plugins/sales/reports/report_validator'
import type { HttpContext } from '@adonisjs/core/http'

/** Sales step by step, beside those of as many days before. */
@inject()
export default class ReportSeriesController {
  constructor(private readonly compare: CompareSales) {}

  async show({ request, shop }: HttpContext) {
    const { from, to, step = 'day' } = await request.validateUsing(showReportSeries)
    return { data: await this.compare.execute({ from, to }, step, shop.channel) }
  }
}
