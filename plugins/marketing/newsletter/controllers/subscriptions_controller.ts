import { inject } from '@adonisjs/core'
import { Subscriptions } from '#plugins/marketing/newsletter/subscriptions'
import { confirmedBy, preferencesOf } from '#plugins/marketing/newsletter/newsletter_links'
import { newsletterLinkUnknown, preferencesUnknown } from '#plugins/marketing/newsletter/errors'
import { storeSubscription } from '#plugins/marketing/newsletter/newsletter_validator'
import type { HttpContext } from '@adonisjs/core/http'

/** Who wants the newsletter, confirms it, and ends it. */
@inject()
export default class SubscriptionsController {
  constructor(private readonly subscriptions: Subscriptions) {}

  /** The answer is the same for an address that is known. */
  async store({ request, response, shop }: HttpContext) {
    const { email } = await request.validateUsing(storeSubscription)
    const { channel, locale } = shop
    const agreement = { email, channel, locale, source: 'shop', ip: request.ip(), isProven: false } as const
    response.status(202)
    return { data: { email: await this.subscriptions.ask(agreement) } }
  }

  async confirm({ params, request }: HttpContext) {
    const id = confirmedBy(String(params.token))
    if (id === null) throw newsletterLinkUnknown()
    const { email } = await this.subscriptions.confirm(id, { source: 'mail', ip: request.ip() })
    return { data: { email } }
  }

  /** Also what mail programs post to when their reader presses « Unsubscribe »: one request, without a question (RFC 8058). */
  async end({ params, request }: HttpContext) {
    const of = preferencesOf(String(params.token))
    if (of === null) throw preferencesUnknown()
    const { email } = await this.subscriptions.end(of.subscriberId, { source: 'mail', ip: request.ip() }, of.campaignId)
    return { data: { email } }
  }
}
