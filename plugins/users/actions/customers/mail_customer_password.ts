import { inject } from '@adonisjs/core'
import { AuditLog } from '#core/audit/audit_log'
import { Clock } from '#core/time/clock'
import { DEFAULT_LOCALE } from '#core/i18n/locales'
import { Mailer } from '#core/mail/mailer'
import { RateLimits } from '#core/limits/rate_limits'
import { Store } from '#core/database/store'
import { customerSuspended } from '#plugins/users/errors/customers'
import { tooManyAttempts } from '#plugins/users/errors/account'
import { LINK_LASTS, makeResetLink } from '#plugins/users/services/reset_links'
import { openCustomer } from '#plugins/users/services/customer_rows'
import { takeOrRefuse } from '#core/limits/take_or_refuse'
import { personName } from '#core/text/person_name'
import type { Origin } from '#core/audit/origin'

const DAY = 24 * 3600

/** Mails a customer the link by which they choose a password. */
@inject()
export class MailCustomerPassword {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock,
    private readonly mailer: Mailer,
    private readonly audit: AuditLog,
    private readonly limits: RateLimits
  ) {}

  /**
   * Gives the address that was written to.
   * @throws customerNotFound, customerErased, customerSuspended, tooManyAttempts
   */
  async execute(id: number, origin: Origin): Promise<string> {
    await takeOrRefuse(this.limits, 'users.password_reset_account', `customer ${id}`, tooManyAttempts)
    return this.store.transaction(async (trx) => {
      const { email, firstName, lastName, locale: own, channel, isSuspended } = await openCustomer(trx, id)
      if (isSuspended) throw customerSuspended()
      const locale = own ?? DEFAULT_LOCALE
      const [now, until] = [this.clock.iso(), this.clock.isoIn(LINK_LASTS.sent)]
      const address = await makeResetLink(trx, { kind: 'customer', id, locale, now, until })
      const values = { name: personName({ firstName, lastName }), address, days: LINK_LASTS.sent / DAY }
      await this.mailer.send(trx, { to: email, template: 'users.customer_password', values, locale, channel })
      await this.audit.record(trx, origin, {
        subject: 'users.customers',
        subjectId: String(id),
        action: 'updated',
        changes: { passwordMailSentAt: [null, now] },
      })
      return email
    })
  }
}
