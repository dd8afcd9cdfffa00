import { inject } from '@adonisjs/core'
import { AuditLog } from '#core/audit/audit_log'
import { Clock } from '#core/time/clock'
import { DEFAULT_LOCALE, type Locale } from '#core/i18n/locales'
import { Mailer } from '#core/mail/mailer'
import { Store, type Transaction } from '#core/database/store'
import { personName } from '#core/text/person_name'
import { OwnPassword } from '#plugins/users/services/own_password'
import { digestOf } from '#plugins/users/services/sign_ins'
import { endEmailChanges } from '#plugins/users/services/email_links'
import { endResetLinks } from '#plugins/users/services/reset_links'
import { findNames } from '#plugins/users/queries/find_names'
import { hashChosen } from '#plugins/users/services/password_choice'
import { openCustomer } from '#plugins/users/services/customer_rows'
import { shopAddress } from '#core/links/shop_address'
import type { Customer } from '#plugins/users/models/customer'
import type { Origin } from '#core/audit/origin'

export interface CustomerPasswordChange {
  id: number
  current: string
  password: string
  /** The current sign-in. It lasts for the seconds that its page is read. */
  signIn: string
  locale: Locale
}

/** Seconds after which the sign-in that changed the password ends too. */
export const SIGNED_OUT_AFTER = 5

/**
 * Gives oneself another password. Every other sign-in ends at once, this one some seconds later; links that were mailed
 * before, and a change of address that nobody confirmed, are over. A mail tells it, should it have been somebody else.
 */
@inject()
export class ChangeCustomerPassword {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock,
    private readonly audit: AuditLog,
    private readonly own: OwnPassword,
    private readonly mailer: Mailer
  ) {}

  /** @throws passwordWrong, tooManyAttempts, what `hashChosen` refuses */
  async execute({ id, current, password, signIn, locale }: CustomerPasswordChange, origin: Origin): Promise<void> {
    await this.own.check('customer', id, current)
    const hashed = await hashChosen(password, {
      kind: 'customer',
      names: await findNames(this.store, 'customer', { id }),
    })
    await this.store.transaction(async (trx) => {
      const customer = await openCustomer(trx, id)
      customer.merge({ password: hashed, sessionEpoch: customer.sessionEpoch + 1, updatedAt: this.clock.now() })
      await customer.save()
      await this.#end(trx, customer, digestOf(signIn))
      await this.#tell(trx, customer, locale)
      await this.audit.record(trx, origin, {
        subject: 'users.customers',
        subjectId: String(id),
        action: 'updated',
        changes: { password: [null, null] },
      })
    })
  }

  async #end(trx: Transaction, customer: Customer, digest: string): Promise<void> {
    const { id, sessionEpoch: epoch } = customer
    await trx.from('users_sign_ins').where('customer_id', id).whereNot('digest', digest).delete()
    const endsAt = this.clock.isoIn(SIGNED_OUT_AFTER)
    await trx.from('users_sign_ins').where({ customer_id: id, digest }).update({ epoch, ends_at: endsAt })
    await endResetLinks(trx, 'customer', id)
    await endEmailChanges(trx, customer)
  }

  async #tell(trx: Transaction, customer: Customer, asked: Locale): Promise<void> {
    const { email, firstName, lastName, locale: own, channel } = customer
    const locale = own ?? asked ?? DEFAULT_LOCALE
    const values = { name: personName({ firstName, lastName }), address: shopAddress('/forgot-password', locale) }
    await this.mailer.send(trx, { to: email, template: 'users.password_changed', values, locale, channel })
  }
}
