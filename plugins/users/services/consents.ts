import { inject } from '@adonisjs/core'
import { Clock } from '#core/time/clock'
import { Settings } from '#core/settings/settings'
import { Translator } from '#core/i18n/translator'
import { insertRows } from '#core/database/insert_rows'
import type { Locale } from '#core/i18n/locales'
import type { Transaction } from '#core/database/store'

/** Something that a person declares or agrees to. */
export interface Consent {
  /** `majority`: to be of age; `terms`: to the terms of the shop. */
  kind: 'majority' | 'terms'
  /** The words that they read. */
  text: string
  /** Where more of it is read; null: nowhere. */
  address: string | null
}

const AGE_GATE = 'configuration.general.age_gate'

/** What a shop asks whoever opens an account to declare, in a language. */
@inject()
export class Consents {
  constructor(
    private readonly settings: Settings,
    private readonly translator: Translator,
    private readonly clock: Clock
  ) {}

  asked({ channel, locale }: { channel: string; locale: Locale }): Consent[] {
    const own = this.settings.get<string>('users.registration.terms', { channel, locale })
    const address = this.settings.get<string>('users.registration.terms_address', { channel, locale })
    const say = (key: string) => this.translator.translate(locale, key)
    const terms: Consent = { kind: 'terms', text: own || say('users.consents.terms'), address: address || null }
    if (!this.asksAge(channel)) return [terms]
    return [{ kind: 'majority', text: say('users.consents.majority'), address: null }, terms]
  }

  /** The shop sells what minors may not buy. */
  asksAge(channel: string): boolean {
    return this.settings.get<boolean>(AGE_GATE, { channel })
  }

  /** Keeps what somebody agreed to, as the proof of it. */
  async record(
    trx: Transaction,
    customerId: number,
    consents: readonly Consent[],
    networkAddress: string
  ): Promise<void> {
    const now = this.clock.iso()
    const rows = consents.map(({ kind, text }) => [customerId, kind, text, networkAddress.slice(0, 45), now])
    await insertRows(trx, 'users_consents', ['customer_id', 'kind', 'text', 'address', 'created_at'], rows)
  }
}
