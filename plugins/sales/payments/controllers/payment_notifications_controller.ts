import { inject } from '@adonisjs/core'
import { ReceiveNotification } from '#plugins/sales/payments/inbox/receive_notification'
import { externalBody } from '#core/http/external_posts'
import type { HttpContext } from '@adonisjs/core/http'

/** What the servers of payment providers tell of payments. */
@inject()
export default class PaymentNotificationsController {
  constructor(private readonly receive: ReceiveNotification) {}

  async store(ctx: HttpContext) {
    const { request, response, params } = ctx
    const answer = await this.receive.execute(String(params.method), {
      method: request.method(),
      query: request.parsedUrl.query ?? '',
      ip: request.ip(),
      headers: plain(request.headers()),
      body: externalBody(ctx),
      channel: String(request.qs().channel ?? ''),
    })
    if (answer === null) return { data: { isReceived: true } }
    response.header('content-type', 'text/plain; charset=utf-8')
    return answer
  }
}

function plain(headers: ReturnType<HttpContext['request']['headers']>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value ?? '')]))
}
