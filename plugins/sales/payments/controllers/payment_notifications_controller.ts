import { inject } from '@adonisjs/core'
import { TakeNotification } from '#plugins/sales/payments/actions/take_notification'
import { externalBody } from '#core/http/external_posts'
import type { HttpContext } from '@adonisjs/core/http'

/** What the servers of payment providers tell of payments. */
@inject()
export default class PaymentNotificationsController {
  constructor(private readonly take: TakeNotification) {}

  async store(ctx: HttpContext) {
    const { request, params } = ctx
    const recorded = await this.take.execute(String(params.method), {
      method: request.method(),
      query: request.parsedUrl.query ?? '',
      ip: request.ip(),
      headers: plain(request.headers()),
      body: externalBody(ctx),
      channel: String(request.qs().channel ?? ''),
    })
    return { data: { recorded } }
  }
}

function plain(headers: ReturnType<HttpContext['request']['headers']>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value ?? '')]))
}
