import { inject } from '@adonisjs/core'
import { LOCALE_PREFIXES } from '#core/i18n/locales'
import { TakeReturn } from '#plugins/sales/payments/actions/take_return'
import { externalBody } from '#core/http/external_posts'
import { siteAddress } from '#plugins/sales/payments/services/payment_addresses'
import { PRIVATE } from '#core/http/private_response'
import type { HttpContext } from '@adonisjs/core/http'

/** The browser comes back from a payment page, by a link or by a form of that page. */
@inject()
export default class PaymentReturnsController {
  constructor(private readonly take: TakeReturn) {}

  show(ctx: HttpContext) {
    return this.#goOn(ctx, {})
  }

  store(ctx: HttpContext) {
    return this.#goOn(ctx, Object.fromEntries(new URLSearchParams(externalBody(ctx).toString())))
  }

  async #goOn({ request, response, params }: HttpContext, body: Record<string, string>) {
    const query = Object.fromEntries(new URLSearchParams(request.parsedUrl.query ?? ''))
    const { number, locale, path, reason } = await this.take.execute(String(params.token), query, body)
    const told = new URLSearchParams({ order: number, ...(reason && { reason }) })
    const address = `${siteAddress()}${LOCALE_PREFIXES[locale]}${path}?${told}`
    response.header('cache-control', PRIVATE).header('location', address).status(303)
    return { data: { address } }
  }
}
