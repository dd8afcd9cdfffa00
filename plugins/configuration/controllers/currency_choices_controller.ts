import { inject } from '@adonisjs/core'
import { CURRENCY_COOKIE, ChannelPort } from '#core/context/shop_context'
import { currencyNotOffered } from '#plugins/configuration/errors'
import { storeCurrencyChoice } from '#plugins/configuration/validators/currency_choice_validator'
import type { HttpContext } from '@adonisjs/core/http'

/** Works without JavaScript: a form posts the choice, and the response redirects back to the page. */
@inject()
export default class CurrencyChoicesController {
  constructor(private readonly channels: ChannelPort) {}

  async store({ request, response, shop }: HttpContext) {
    const { currency, next } = await request.validateUsing(storeCurrencyChoice)
    const channel = this.channels.all().find(({ code }) => code === shop.channel)
    if (!channel?.currencies.includes(currency)) throw currencyNotOffered({ currency }, 'currency')
    response.plainCookie(CURRENCY_COOKIE, currency, { path: '/', encode: false, maxAge: '400 days' })
    if (next === undefined) response.noContent()
    else response.status(303).header('location', ownPath(next)).send('')
  }
}

/** The path to return to, if it is one of this shop as a browser parses it; else the home page. */
function ownPath(next: string): string {
  if (!/^\/(?![/\\])[^\\]*$/.test(next) || !URL.canParse(next, 'http://shop')) return '/'
  const { host, pathname, search } = new URL(next, 'http://shop')
  return host === 'shop' && !pathname.startsWith('//') ? pathname + search : '/'
}
