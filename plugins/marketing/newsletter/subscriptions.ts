import { inject } from '@adonisjs/core'
import { Clock } from '#core/time/clock'
import { Mailer } from '#core/mail/mailer'
import { RateLimits } from '#core/limits/rate_limits'
import { Settings } from '#core/settings/settings'
import { Statements } from '#core/database/statements'
import { Store, type Transaction } from '#core/database/store'
import { Suppressions } from '#plugins/marketing/feedback/suppressions'
import { Translator } from '#core/i18n/translator'
import { confirmationLink, preferencesLink } from '#plugins/marketing/newsletter/newsletter_links'
import { consents, subscribers, type ConsentKind, type ConsentSource } from '#plugins/marketing/newsletter/tables'
import { foldEmail } from '#core/database/fold_email'
import { forgetReading } from '#plugins/marketing/measuring/traces'
import { inTransaction } from '#core/database/run_rows'
import { takeOrRefuse } from '#core/limits/take_or_refuse'
import {
  newsletterClosed,
  newsletterLinkOver,
  newsletterLinkUnknown,
  newsletterTooMany,
} from '#plugins/marketing/newsletter/errors'
import type { Locale } from '#core/i18n/locales'
import type { RowIn } from '#core/database/table'

export type Subscriber = RowIn<typeof subscribers>

/** Who agrees to the newsletter, and where. */
export interface Agreement {
  email: string
  locale: Locale
  channel: string
  source: ConsentSource
  ip: string | null
  /** The address is known to be theirs: no mail has to ask. */
  isProven: boolean
}

/** Where a change comes from, for the proof. */
export type ConsentOrigin = Pick<Agreement, 'source' | 'ip'>

const CHANGED_AT = 'set state = ?, updated_at = ?, version = version + 1'

/** Who receives the newsletter. Nobody does before they confirmed it by a mail to their address. */
@inject()
export class Subscriptions {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock,
    private readonly mailer: Mailer,
    private readonly settings: Settings,
    private readonly translator: Translator,
    private readonly limits: RateLimits,
    private readonly suppressions: Suppressions
  ) {}

  /** Returns the folded address. Does not reveal whether it was known. @throws newsletterClosed, newsletterTooMany */
  async ask(agreement: Agreement): Promise<string> {
    const { ip, email } = agreement
    await takeOrRefuse(this.limits, 'marketing.newsletter_address', ip ?? '', newsletterTooMany)
    await takeOrRefuse(this.limits, 'marketing.newsletter_email', foldEmail(email), newsletterTooMany)
    return this.store.transaction((trx) => this.askIn(trx, agreement))
  }

  /** @throws newsletterClosed */
  async askIn(trx: Transaction, agreement: Agreement): Promise<string> {
    const { locale, channel, source, isProven } = agreement
    const isOpen = this.settings.get<boolean>('marketing.newsletter.enabled', { channel })
    if (!isOpen) throw newsletterClosed()
    const email = foldEmail(agreement.email)
    const now = this.clock.iso()
    const wanted = { email, locale, channel, source, isMeasured: false, consentedAt: now, proof: '' }
    await subscribers.insertIfNew(trx, { ...wanted, createdAt: now, updatedAt: now, state: 'pending' })
    const subscriber = await this.#locked(trx, 'email', email)
    if (subscriber.state === 'confirmed') {
      if (!isProven) await this.#write(trx, subscriber, 'marketing.newsletter_known', preferencesLink)
      return email
    }
    // The words are those of the page that they saw, whatever language they chose before.
    const shown = { ...subscriber, locale }
    await this.#note(trx, shown, { ...agreement, kind: isProven ? 'confirmed' : 'asked' })
    await subscribers.update(trx, { id: subscriber.id }, { locale, channel, source, consentedAt: now })
    await this.#move(trx, subscriber.id, isProven ? 'confirmed' : 'pending')
    if (isProven) await this.suppressions.lift(trx, email, ['complaint'])
    if (!isProven) {
      const link = ({ subscriberId }: { subscriberId: number }, to: Locale) => confirmationLink(subscriberId, to)
      await this.#write(trx, shown, 'marketing.newsletter_confirmation', link)
    }
    return email
  }

  /** @throws newsletterLinkUnknown, newsletterLinkOver */
  confirm(id: number, origin: ConsentOrigin): Promise<Subscriber> {
    return this.store.transaction(async (trx) => {
      const subscriber = await this.#locked(trx, 'id', id)
      if (subscriber.state === 'unsubscribed') throw newsletterLinkOver()
      if (subscriber.state === 'pending') {
        await this.#note(trx, subscriber, { ...origin, kind: 'confirmed' })
        await this.#move(trx, id, 'confirmed')
        // The mail arrived, and they want the next ones.
        await this.suppressions.lift(trx, subscriber.email, ['hard_bounce', 'soft_bounce', 'complaint'])
      }
      return subscriber
    })
  }

  /** `campaignId`: of the mail whose link was used. Done again it changes nothing. @throws newsletterLinkUnknown */
  end(id: number, origin: ConsentOrigin, campaignId: number | null = null): Promise<Subscriber> {
    return this.store.transaction(async (trx) => {
      const subscriber = await this.#locked(trx, 'id', id)
      if (subscriber.state !== 'unsubscribed') {
        await this.#note(trx, subscriber, { ...origin, kind: 'withdrawn' })
        await this.#move(trx, id, 'unsubscribed')
        await forgetReading(trx, [id])
        if (campaignId !== null) await this.#leave(trx, id, campaignId)
      }
      return subscriber
    })
  }

  /** Who called a mail of ours unwanted has withdrawn. */
  async endAll(trx: Transaction, emails: readonly string[]): Promise<void> {
    if (emails.length === 0) return
    const db = new Statements(trx)
    const now = this.clock.iso()
    const ended = await db.all<{ id: number }>(
      `update marketing_subscribers ${CHANGED_AT} where state <> 'unsubscribed' and email in ${db.texts} returning id`,
      'unsubscribed',
      now,
      emails
    )
    const ids = ended.map(({ id }) => Number(id))
    await db.run(
      `insert into marketing_consents (subscriber_id, kind, source, words, locale, happened_at)
       select s.id, 'withdrawn', 'complaint', '', s.locale, s.updated_at from marketing_subscribers s where s.id in ${db.ids}`,
      ids
    )
    await forgetReading(trx, ids)
    await this.store.changes.record(trx, 'marketing.subscribers', ids.map(String))
  }

  async #locked(trx: Transaction, column: 'id' | 'email', value: string | number): Promise<Subscriber> {
    // An update locks the row: two who act for one address do so one after the other.
    const [found] = await inTransaction(trx)<object>(
      `update marketing_subscribers set updated_at = updated_at where ${column} = ? returning ${subscribers.columns()}`,
      [value]
    )
    if (!found) throw newsletterLinkUnknown()
    return subscribers.read(found) as Subscriber
  }

  async #move(trx: Transaction, id: number, state: Subscriber['state']): Promise<void> {
    await inTransaction(trx)(`update marketing_subscribers ${CHANGED_AT} where id = ?`, [state, this.clock.iso(), id])
    await this.store.changes.record(trx, 'marketing.subscribers', [String(id)])
  }

  /** The figures of the campaign tell who left by its mail. */
  async #leave(trx: Transaction, id: number, campaignId: number): Promise<void> {
    const sql = 'update marketing_deliveries set left_at = ? where campaign_id = ? and subscriber_id = ?'
    await inTransaction(trx)(sql, [this.clock.iso(), campaignId, id])
  }

  async #note(trx: Transaction, { id, locale }: Subscriber, consent: ConsentOrigin & { kind: ConsentKind }) {
    const { kind, source, ip } = consent
    // The words that the forms of the shop show beside their button.
    const words = kind === 'asked' || kind === 'confirmed' ? this.translator.translate(locale, 'marketing.consent') : ''
    await consents.insert(trx, { subscriberId: id, kind, source, words, locale, ip, happenedAt: this.clock.iso() })
  }

  #write(
    trx: Transaction,
    { id, email, locale, channel }: Subscriber,
    template: string,
    link: (of: { subscriberId: number; campaignId: null }, locale: Locale) => string
  ): Promise<void> {
    const address = link({ subscriberId: id, campaignId: null }, locale)
    return this.mailer.send(trx, { to: email, template, values: { email, address }, locale, channel })
  }
}
