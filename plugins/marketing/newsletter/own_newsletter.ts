import { inject } from '@adonisjs/core'
import { NewsletterPreferences, type Preferences } from '#plugins/marketing/newsletter/preferences'
import { Store } from '#core/database/store'
import { Subscriptions, type Agreement } from '#plugins/marketing/newsletter/subscriptions'
import { fromStore } from '#core/database/run_rows'
import { subscribers } from '#plugins/marketing/newsletter/tables'
import type { CustomerPerson } from '#plugins/users/index'
import type { Locale } from '#core/i18n/locales'

/** What a customer wants; `at`: from where they say so. */
export interface OwnChoice {
  isSubscribed: boolean
  locale: Locale
  topics: readonly number[]
  /** Absent: as before. */
  isMeasured?: boolean | undefined
  at: Pick<Agreement, 'channel' | 'ip'>
}

/** The newsletter of a customer, by the address of their account. A mail asks those whose address is not confirmed. */
@inject()
export class OwnNewsletter {
  constructor(
    private readonly store: Store,
    private readonly subscriptions: Subscriptions,
    private readonly preferences: NewsletterPreferences
  ) {}

  async show({ email }: CustomerPerson, locale: Locale): Promise<Preferences> {
    const found = await this.#find(email)
    return found ? this.preferences.find(found.id, locale) : this.preferences.none(email, locale)
  }

  /** @throws newsletterClosed, topicMissing, topicUnknown */
  async change({ email, isEmailConfirmed }: CustomerPerson, choice: OwnChoice) {
    const { isSubscribed, locale, topics, isMeasured, at } = choice
    if (!isSubscribed) {
      const found = await this.#find(email)
      if (found) await this.subscriptions.end(found.id, { source: 'account', ip: at.ip })
      return
    }
    await this.preferences.check(topics)
    const before = await this.#find(email)
    if (before?.state !== 'confirmed') {
      await this.subscriptions.ask({ email, locale, source: 'account', isProven: isEmailConfirmed, ...at })
    }
    const { id } = before ?? ((await this.#find(email)) as { id: number })
    const measuring =
      isMeasured === undefined ? undefined : { isMeasured, locale, at: { source: 'account', ip: at.ip } as const }
    await this.preferences.change(id, { locale, topics, measuring })
  }

  #find(email: string) {
    return subscribers.find(fromStore(this.store), { email })
  }
}
