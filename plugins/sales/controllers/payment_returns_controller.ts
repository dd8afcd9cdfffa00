import { inject } from '@adonisjs/core'
import { LOCALE_PREFIXES } from '#core/i18n/locales'
import { TakeReturn } from '#plugins/sales/actions/payments/take_return'
import { foreignBody } from '#core/http/foreign_posts'
import { siteAddress } from '#plugins/sales/services/orders/payment_addresses'
import { OWN } from '#core/http/own_answer'
import type { HttpContext } from '@adonisjs/core/http'

/** The browser comes back from a payment page, by a link or by a form of that page. */
@inject()
export default class PaymentReturnsController {
  constructor(private readonly take: TakeReturn) {}

  show(ctx: HttpContext) {
    return this.#goOn(ctx, {})
  }

  store(ctx: HttpContext) {
    return this.#goOn(ctx, Object.fromEntries(new URLSearchParams(foreignBody(ctx).toString())))
  }

  async #goOn({ request, response, params }: HttpContext, body: Record<string, string>) {
    const query = Object.fromEntries(new URLSearchParams(request.parsedUrl.query ?? ''))
    const { number, locale, isFine } = await this.take.execute(String(params.token), query, body)
    const page = isFine ? '/checkout/success' : '/checkout/payment/failed'
    const address = `${siteAddress()}${LOCALE_PREFIXES[locale]}${page}?order=${encodeURIComponent(number)}`
    response.header('cache-control', OWN).header('location', address).status(303)
    return { data: { address } }
  }
}
