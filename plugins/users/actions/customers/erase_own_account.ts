import { inject } from '@adonisjs/core'
import { DEFAULT_LOCALE, type Locale } from '#core/i18n/locales'
import { Mailer } from '#core/mail/mailer'
import { Store } from '#core/database/store'
import { personName } from '#core/text/person_name'
import { EraseCustomer } from '#plugins/users/actions/customers/erase_customer'
import { OwnPassword } from '#plugins/users/services/own_password'
import { showCustomer } from '#plugins/users/queries/show_customer'
import type { Origin } from '#core/audit/origin'

/** The actor's name in the audit log of an erasure. */
const NAMELESS = '–'

/** Erases one's own account with all its data, as a person may ask. */
@inject()
export class EraseOwnAccount {
  constructor(
    private readonly store: Store,
    private readonly own: OwnPassword,
    private readonly erase: EraseCustomer,
    private readonly mailer: Mailer
  ) {}

  /** @throws passwordWrong, tooManyAttempts, customerNotFound, customerErased */
  async execute(id: number, password: string, asked: Locale, origin: Origin): Promise<void> {
    await this.own.check('customer', id, password)
    const { email, firstName, lastName, locale: own, channel } = await showCustomer(id)
    // The log keeps that it was done, by the owner of that number: their name goes with the rest.
    await this.erase.execute(id, { ...origin, actor: { kind: 'customer', id, name: NAMELESS } })
    const values = { name: personName({ firstName, lastName }) }
    const locale = own ?? asked ?? DEFAULT_LOCALE
    await this.store.transaction((trx) =>
      this.mailer.send(trx, { to: email, template: 'users.account_erased', values, locale, channel })
    )
  }
}
