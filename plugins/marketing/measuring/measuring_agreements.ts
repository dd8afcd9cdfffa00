import { inject } from '@adonisjs/core'
import { Clock } from '#core/time/clock'
import { MEASURED } from '#plugins/marketing/measuring/settings'
import { Settings } from '#core/settings/settings'
import { Translator } from '#core/i18n/translator'
import { consents, subscribers, type ConsentSource } from '#plugins/marketing/newsletter/tables'
import { forgetReading } from '#plugins/marketing/measuring/traces'
import { inTransaction } from '#core/database/run_rows'
import type { Locale } from '#core/i18n/locales'
import type { Transaction } from '#core/database/store'

/** What a subscriber says about being measured, and where. */
export interface MeasuringChoice {
  isMeasured: boolean
  /** Language of the page. */
  locale: Locale
  at: { source: ConsentSource; ip: string | null }
}

/** Whether subscribers agree that it is measured what they read: an agreement of its own, with its proof. */
@inject()
export class MeasuringAgreements {
  constructor(
    private readonly clock: Clock,
    private readonly settings: Settings,
    private readonly translator: Translator
  ) {}

  /** Whether the shop asks for it. */
  isAsked(channel: string): boolean {
    return this.settings.get<boolean>(MEASURED, { channel })
  }

  /** Who says the same again changes nothing; nobody agrees where the shop does not ask. */
  async set(trx: Transaction, id: number, { isMeasured, locale, at }: MeasuringChoice): Promise<void> {
    const subscriber = await subscribers.find(inTransaction(trx), { id })
    if (!subscriber || subscriber.isMeasured === isMeasured) return
    if (isMeasured && (subscriber.state !== 'confirmed' || !this.isAsked(subscriber.channel))) return
    await subscribers.update(trx, { id }, { isMeasured })
    if (!isMeasured) await forgetReading(trx, [id])
    const kind = isMeasured ? 'measured' : 'unmeasured'
    const words = isMeasured ? this.translator.translate(locale, 'marketing.measuring_consent') : ''
    await consents.insert(trx, { subscriberId: id, kind, ...at, words, locale, happenedAt: this.clock.iso() })
  }
}
