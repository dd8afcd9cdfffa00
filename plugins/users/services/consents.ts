import { inject } from '@adonisjs/core'
import { Clock } from '#core/time/clock'
import { Settings } from '#core/settings/settings'
import { Translator } from '#core/i18n/translator'
import { LegalTexts, type LegalPlace, type LegalText } from '#plugins/configuration/index'
import { insertRows } from '#core/database/insert_rows'
import { runWrites } from '#core/database/write_set'
import type { Transaction } from '#core/database/store'

/** Something that a person declares or agrees to. */
export interface Consent {
  /** `majority`: to be of age; `terms`: to the terms of the shop. */
  kind: 'majority' | 'terms'
  /** The words that they read. */
  text: string
  /** Where more of it is read, where that is no text of the shop itself; null: nowhere. */
  address: string | null
  /** The current legal text; null: none, or `address` links to another. */
  version: string | null
}

/** The stored fields of a consent. */
export interface Agreed extends Consent {
  legal: LegalText | null
}

const AGE_GATE = 'configuration.general.age_gate'

/** The consents that registration requires, in a language. */
@inject()
export class Consents {
  constructor(
    private readonly settings: Settings,
    private readonly translator: Translator,
    private readonly clock: Clock,
    private readonly legal: LegalTexts
  ) {}

  async required({ channel, locale }: LegalPlace): Promise<Agreed[]> {
    const own = this.settings.get<string>('users.registration.terms', { channel, locale })
    const address = this.settings.get<string>('users.registration.terms_address', { channel, locale })
    const say = (key: string) => this.translator.translate(locale, key)
    const legal = address ? null : await this.legal.current('terms', { channel, locale })
    const terms: Agreed = {
      kind: 'terms',
      text: own || say('users.consents.terms'),
      address: address || null,
      version: legal?.version ?? null,
      legal,
    }
    if (!this.asksAge(channel)) return [terms]
    return [
      { kind: 'majority', text: say('users.consents.majority'), address: null, version: null, legal: null },
      terms,
    ]
  }

  /** Whether the shop sells what minors may not buy. */
  asksAge(channel: string): boolean {
    return this.settings.get<boolean>(AGE_GATE, { channel })
  }

  /** Stores the consents as proof. */
  async record(
    trx: Transaction,
    customerId: number,
    consents: readonly Agreed[],
    networkAddress: string
  ): Promise<void> {
    const now = this.clock.iso()
    const address = networkAddress.slice(0, 45)
    const rows = consents.map(({ kind, text, version }) => ({
      customer_id: customerId,
      kind,
      text,
      address,
      version,
      created_at: now,
    }))
    await insertRows(trx, 'users_consents', rows)
    await runWrites(trx, await Promise.all(consents.map(({ legal }) => this.legal.keeping(legal, now))))
  }
}
