import { inject } from '@adonisjs/core'
import { NewsletterPreferences } from '#plugins/marketing/newsletter/preferences'
import { preferencesUnknown } from '#plugins/marketing/newsletter/errors'
import { preferencesOf } from '#plugins/marketing/newsletter/newsletter_links'
import { updatePreferences } from '#plugins/marketing/newsletter/newsletter_validator'
import type { HttpContext } from '@adonisjs/core/http'

/** What a subscriber receives, by the link of a mail. Nobody needs an account for it. */
@inject()
export default class PreferencesController {
  constructor(private readonly preferences: NewsletterPreferences) {}

  async show({ params, shop }: HttpContext) {
    return { data: await this.preferences.find(subscriberOf(params.token), shop.locale) }
  }

  async update({ params, request, shop }: HttpContext) {
    const { isMeasured, ...choice } = await request.validateUsing(updatePreferences)
    const id = subscriberOf(params.token)
    const at = { source: 'mail', ip: request.ip() } as const
    const measuring = isMeasured === undefined ? undefined : { isMeasured, locale: shop.locale, at }
    await this.preferences.change(id, { ...choice, measuring })
    return { data: await this.preferences.find(id, shop.locale) }
  }
}

function subscriberOf(token: unknown): number {
  const of = preferencesOf(String(token))
  if (of === null) throw preferencesUnknown()
  return of.subscriberId
}
