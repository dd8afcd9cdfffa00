import { createHash } from 'node:crypto'
import { inject } from '@adonisjs/core'
import { ChannelPort } from '#core/context/shop_context'
import { Clock } from '#core/time/clock'
import { DEFAULT_LOCALE, type Locale } from '#core/i18n/locales'
import { Mailer } from '#core/mail/mailer'
import { PluginRegistry } from '#core/plugin/registry'
import { RateLimits } from '#core/limits/rate_limits'
import { Settings } from '#core/settings/settings'
import { Store, type Transaction } from '#core/database/store'
import { foldEmail } from '#core/database/fold_email'
import { inTransaction } from '#core/database/run_rows'
import { loadSources, type MessageTaker, type VisitorMessage } from '#plugins/platform/index'
import { messagesTooMany } from '#plugins/cms/contact/errors'
import { messages } from '#plugins/cms/contact/tables'
import { secondsSince } from '#plugins/cms/contact/form_stamp'
import { shopAddress } from '#plugins/users/index'
import { spamReason } from '#plugins/cms/contact/spam_reason'
import { takeOrRefuse } from '#core/limits/take_or_refuse'

export interface ContactMessage {
  name: string
  email: string
  phone: string | null
  subject: string
  message: string
  orderNumber: string | null
  /** Null for a guest. */
  customerId: number | null
  channel: string
  locale: Locale
}

/** Stores a message of a visitor, and hands it to a plugin that wants it or mails it to the shop, unless it is advertising. */
@inject()
export class SendContactMessage {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock,
    private readonly limits: RateLimits,
    private readonly mailer: Mailer,
    private readonly settings: Settings,
    private readonly channels: ChannelPort,
    private readonly registry: PluginRegistry
  ) {}

  /**
   * `traces`: what the form tells about who filled it in; `address`: the IP address. Returns the e-mail address that the
   * shop will answer.
   * @throws messagesTooMany
   */
  async execute(typed: ContactMessage, traces: { trap: string; stamp: string }, address: string): Promise<string> {
    const email = foldEmail(typed.email)
    await takeOrRefuse(this.limits, 'cms.contact_address', address, messagesTooMany)
    await takeOrRefuse(this.limits, 'cms.contact_email', email, messagesTooMany)
    const now = this.clock.iso()
    // Forms end lines with two characters, scripts with one.
    const written = { ...typed, email, message: typed.message.replaceAll('\r\n', '\n') }
    const reason = spamReason(written, { trap: traces.trap, seconds: secondsSince(traces.stamp, now) })
    const row = {
      ...written,
      digest: digestOf(written),
      state: reason === null ? ('new' as const) : ('spam' as const),
      spamReason: reason,
      sentAt: now,
      createdAt: now,
      updatedAt: now,
    }
    const takers = reason === null ? await loadSources(this.registry, 'platform.message_takers') : []
    await this.store.transaction(async (trx) => {
      const isNew = await messages.insertIfNew(trx, row)
      if (!isNew) return
      const stored = await messages.find(inTransaction(trx), { digest: row.digest })
      await this.store.changes.record(trx, 'cms.messages', [String(stored?.id)])
      if (reason !== null || !stored) return
      if (await isTaken(trx, takers, { ...written, sentAt: now })) {
        await messages.update(trx, { id: stored.id }, { state: 'passed_on' })
      } else {
        await this.#mail(trx, written, stored.id)
      }
    })
    return email
  }

  async #mail(trx: Transaction, message: ContactMessage, id: number): Promise<void> {
    const { channel } = message
    const own = this.settings.get<string>('cms.contact.recipient', { channel }).trim()
    const to = own || this.settings.get<string>('configuration.emails.contact_email', { channel }).trim()
    if (!to) return
    const office = this.channels.all().find(({ code }) => code === channel)
    await this.mailer.send(trx, {
      to,
      replyTo: message.email,
      template: 'cms.contact_message',
      locale: office?.defaultLocale ?? DEFAULT_LOCALE,
      channel,
      values: {
        name: message.name,
        subject: message.subject,
        message: message.message,
        sender: [message.email, message.phone].filter(Boolean).join('\n'),
        order: message.orderNumber ?? '',
        address: shopAddress(`/admin/cms/messages/${id}`),
      },
    })
  }
}

/** Offers a message to one plugin after the other. */
async function isTaken(trx: Transaction, takers: readonly MessageTaker[], message: VisitorMessage): Promise<boolean> {
  for (const taker of takers) if (await taker.take(trx, message)) return true
  return false
}

function digestOf({ email, subject, message, orderNumber }: ContactMessage): string {
  return createHash('sha256')
    .update(JSON.stringify([email, subject, message, orderNumber]))
    .digest('base64url')
}
