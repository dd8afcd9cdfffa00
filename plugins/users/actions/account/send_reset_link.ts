import { inject } from '@adonisjs/core'
import app from '@adonisjs/core/services/app'
import { Clock } from '#core/time/clock'
import { Mailer } from '#core/mail/mailer'
import { Store } from '#core/database/store'
import { Accounts } from '#plugins/users/services/accounts'
import { LINK_LASTS, makeResetLink } from '#plugins/users/services/reset_links'
import type { AskedReset } from '#plugins/users/actions/account/ask_password_reset'

/** Mails the link to a new password, if somebody who may come in has that address. */
@inject()
export class SendResetLink {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock,
    private readonly mailer: Mailer
  ) {}

  /** Those asked for before an upgrade say nothing of whose they are: they are staff's. */
  async execute({ kind = 'staff', email, locale: asked }: AskedReset): Promise<void> {
    const accounts = new Accounts(this.store, app.config.get<boolean>('cellier.demo', false))
    const account = await accounts.findByEmail(kind, email)
    if (!account) return
    const { id, name, locale: own } = account.person
    const locale = own ?? asked
    await this.store.transaction(async (trx) => {
      const [now, until] = [this.clock.iso(), this.clock.isoIn(LINK_LASTS.asked)]
      const address = await makeResetLink(trx, { kind, id, locale, now, until })
      const values = { name, address, minutes: LINK_LASTS.asked / 60 }
      await this.mailer.send(trx, { to: email, template: 'users.password_reset', values, locale })
    })
  }
}
