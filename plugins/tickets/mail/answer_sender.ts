import { inject } from '@adonisjs/core'
import { DomainError } from '#core/errors/domain_error'
import { Mailer } from '#core/mail/mailer'
import { RateLimits } from '#core/limits/rate_limits'
import { Settings } from '#core/settings/settings'
import { shopAddress } from '#plugins/users/index'
import { MAIL_ADDRESS } from '#plugins/tickets/mail/settings'
import { ourHeaders } from '#plugins/tickets/mail/our_headers'
import type { IncomingMail } from '#plugins/tickets/mail/incoming_mail'
import type { Locale } from '#core/i18n/locales'
import type { Transaction } from '#core/database/store'

/** Tells the sender of a mail that nothing became of it, a few times a day at most: two programs could answer each other. */
@inject()
export class AnswerSender {
  constructor(
    private readonly mailer: Mailer,
    private readonly limits: RateLimits,
    private readonly settings: Settings
  ) {}

  async execute(
    trx: Transaction,
    { from, subject, messageId }: IncomingMail,
    reason: 'too_large' | 'unknown_sender',
    locale: Locale
  ): Promise<void> {
    await this.mailer.send(trx, {
      to: from.address,
      template: `tickets.mail_${reason}`,
      locale,
      channel: null,
      values: {
        subject,
        size: this.settings.get<number>('tickets.mail.max_mb'),
        address: shopAddress('/contact', locale),
      },
      headers: ourHeaders(this.settings.get<string>(MAIL_ADDRESS), messageId ? [messageId] : []),
    })
  }

  /** Asked before the transaction: it counts. */
  async mayAnswer({ from }: IncomingMail): Promise<boolean> {
    try {
      await this.limits.take('tickets.mail_answer', from.address)
      return true
    } catch (error) {
      if (error instanceof DomainError && error.kind.status === 429) return false
      throw error
    }
  }
}
