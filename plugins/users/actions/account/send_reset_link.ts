import { inject } from '@adonisjs/core'
import app from '@adonisjs/core/services/app'
import { Clock } from '#core/time/clock'
import { Mailer } from '#core/mail/mailer'
import { Store } from '#core/database/store'
import { Accounts } from '#plugins/users/services/accounts'
import { LINK_LASTS, makeResetLink } from '#plugins/users/services/reset_links'
import type { ResetRequest } from '#plugins/users/actions/account/request_password_reset'

/** Mails a link to set a new password, if an account that may sign in has that address. */
@inject()
export class SendResetLink {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock,
    private readonly mailer: Mailer
  ) {}

  /** Payloads from before an upgrade have no `kind`, they are of staff; and no channel. */
  async execute({ kind = 'staff', email, locale: asked, channel }: ResetRequest): Promise<void> {
    const accounts = new Accounts(this.store, app.config.get<boolean>('cellier.demo', false))
    const account = await accounts.findByEmail(kind, email)
    if (!account) return
    const { id, name, locale: own } = account.person
    const locale = own ?? asked
    await this.store.transaction(async (trx) => {
      const [now, until] = [this.clock.iso(), this.clock.isoIn(LINK_LASTS.requested)]
      const address = await makeResetLink(trx, { kind, id, locale, now, until })
      const values = { name, address, minutes: LINK_LASTS.requested / 60 }
      await this.mailer.send(trx, {
        to: email,
        template: 'users.password_reset',
        values,
        locale,
        channel: channel ?? null,
      })
    })
  }
}
