import { inject } from '@adonisjs/core'
import { RateLimits } from '#core/limits/rate_limits'
import { storeReport } from '#plugins/platform/validators/report_validator'
import type { HttpContext } from '@adonisjs/core/http'

/** Errors reported by browsers, such as a script that did not load. They are logged. */
@inject()
export default class ReportsController {
  constructor(private readonly limits: RateLimits) {}

  async store({ request, response, logger }: HttpContext) {
    const report = await request.validateUsing(storeReport)
    await this.limits.take('platform.reports', request.ip())
    logger.warn({ requestId: request.id(), report, userAgent: request.header('user-agent') }, 'reported by a browser')
    response.noContent()
  }
}
