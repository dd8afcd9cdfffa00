import { inject } from '@adonisjs/core'
import { Clock } from '#core/time/clock'
import { DEFAULT_LOCALE, type Locale } from '#core/i18n/locales'
import { Mailer } from '#core/mail/mailer'
import { insertRows } from '#core/database/insert_rows'
import { personName } from '#core/text/person_name'
import { newSecret } from '#plugins/users/services/signed_secrets'
import { shopAddress } from '#core/links/shop_address'
import type { Customer } from '#plugins/users/models/customer'
import type { Transaction } from '#core/database/store'

export const EMAIL_LINK = 'users.email'

const DAY = 24 * 3600

/** Seconds that a link serves. */
const LASTS = 3 * DAY

/** Mails customers the link that confirms an e-mail address. */
@inject()
export class EmailLinks {
  constructor(
    private readonly clock: Clock,
    private readonly mailer: Mailer
  ) {}

  /**
   * To the address of the account, or to another one that shall take its place. Former links stand no more: the last
   * mail is the one that counts.
   */
  async send(trx: Transaction, customer: Customer, email: string, asked: Locale = DEFAULT_LOCALE): Promise<void> {
    const { id, firstName, lastName, locale: own, channel } = customer
    const locale = own ?? asked
    const { token, digest } = newSecret(EMAIL_LINK)
    await endEmailLinks(trx, id)
    await insertRows(trx, 'users_email_links', [
      { digest, customer_id: id, email, ends_at: this.clock.isoIn(LASTS), created_at: this.clock.iso() },
    ])
    const address = shopAddress(`/confirm-email/${token}`, locale)
    const values = { name: personName({ firstName, lastName }), email, address, days: LASTS / DAY }
    const template = email === customer.email ? 'users.email_confirmation' : 'users.email_change'
    await this.mailer.send(trx, { to: email, template, values, locale, channel })
  }
}

/** Drops a requested change of address that was not confirmed. */
export async function endEmailChanges(trx: Transaction, { id, email }: Pick<Customer, 'id' | 'email'>): Promise<void> {
  await trx.from('users_email_links').where('customer_id', id).whereNot('email', email).delete()
}

/** No link that was mailed to a customer confirms anything any more. */
export async function endEmailLinks(trx: Transaction, customerId: number): Promise<void> {
  await trx.from('users_email_links').where('customer_id', customerId).delete()
}
