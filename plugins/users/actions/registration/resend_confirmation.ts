import { inject } from '@adonisjs/core'
import { RateLimits } from '#core/limits/rate_limits'
import { Store } from '#core/database/store'
import { EmailLinks } from '#plugins/users/services/email_links'
import { emailConfirmed, tooManyAttempts } from '#plugins/users/errors/account'
import { openCustomer } from '#plugins/users/services/customer_rows'
import { takeOrRefuse } from '#core/limits/take_or_refuse'
import type { Locale } from '#core/i18n/locales'

/** Mails a customer the link to confirm their address once more. */
@inject()
export class ResendConfirmation {
  constructor(
    private readonly store: Store,
    private readonly limits: RateLimits,
    private readonly links: EmailLinks
  ) {}

  /** Gives the address. @throws tooManyAttempts, emailConfirmed, customerNotFound, customerErased */
  async execute(customerId: number, locale: Locale): Promise<string> {
    await takeOrRefuse(this.limits, 'users.email_confirmation', String(customerId), tooManyAttempts)
    return this.store.transaction(async (trx) => {
      const customer = await openCustomer(trx, customerId)
      if (customer.emailVerifiedAt) throw emailConfirmed()
      await this.links.send(trx, customer, customer.email, locale)
      return customer.email
    })
  }
}
