import { inject } from '@adonisjs/core'
import { DEFAULT_LOCALE, type Locale } from '#core/i18n/locales'
import { Mailer } from '#core/mail/mailer'
import { RateLimits } from '#core/limits/rate_limits'
import { Store } from '#core/database/store'
import { foldEmail } from '#core/database/fold_email'
import { Customer } from '#plugins/users/models/customer'
import { EmailLinks } from '#plugins/users/services/email_links'
import { OwnPassword } from '#plugins/users/services/own_password'
import { emailTaken, emailUnchanged } from '#plugins/users/errors'
import { openCustomer } from '#plugins/users/services/customer_rows'
import { takeOrRefuse } from '#core/limits/take_or_refuse'
import { personName } from '#core/text/person_name'
import { tooManyAttempts } from '#plugins/users/errors/account'

export interface EmailChange {
  customerId: number
  /** The address that they want. */
  email: string
  /** The current password: an unattended browser must not be enough to take the account over. */
  current: string
  locale: Locale
}

/** Requests a change of e-mail address. It applies once the new address is confirmed. */
@inject()
export class ChangeEmail {
  constructor(
    private readonly store: Store,
    private readonly limits: RateLimits,
    private readonly own: OwnPassword,
    private readonly links: EmailLinks,
    private readonly mailer: Mailer
  ) {}

  /** @throws passwordWrong, tooManyAttempts, emailUnchanged, emailTaken, customerNotFound, customerErased */
  async execute({ customerId, email: wanted, current, locale: asked }: EmailChange): Promise<void> {
    await this.own.check('customer', customerId, current)
    await takeOrRefuse(this.limits, 'users.email_confirmation', String(customerId), tooManyAttempts)
    const email = foldEmail(wanted)
    await this.store.transaction(async (trx) => {
      const customer = await openCustomer(trx, customerId)
      if (customer.email === email) throw emailUnchanged({}, 'email')
      if (await Customer.findBy('email', email, { client: trx })) throw emailTaken({}, 'email')
      await this.links.send(trx, customer, email, asked)
      const values = { name: personName(customer), email }
      const locale = customer.locale ?? asked ?? DEFAULT_LOCALE
      const { email: to, channel } = customer
      await this.mailer.send(trx, { to, template: 'users.email_changing', values, locale, channel })
    })
  }
}
