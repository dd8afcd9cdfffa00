import { inject } from '@adonisjs/core'
import { AuditLog } from '#core/audit/audit_log'
import { Clock } from '#core/time/clock'
import { RateLimits } from '#core/limits/rate_limits'
import { Store, type Transaction } from '#core/database/store'
import { isUniqueViolation } from '#core/database/constraint_errors'
import { queryRows } from '#core/database/query_rows'
import { ConfirmedEmail } from '#plugins/users/services/confirmed_email'
import { EMAIL_LINK } from '#plugins/users/services/email_links'
import { Customer } from '#plugins/users/models/customer'
import { emailLinkOver, tooManyAttempts } from '#plugins/users/errors/account'
import { emailTaken } from '#plugins/users/errors'
import { endResetLinks } from '#plugins/users/services/reset_links'
import { openCustomer } from '#plugins/users/services/customer_rows'
import { readSecret } from '#plugins/users/services/signed_secrets'
import { takeOrRefuse } from '#core/limits/take_or_refuse'
import { personName } from '#core/text/person_name'
import type { Origin } from '#core/audit/origin'

interface LinkRow {
  customer_id: number | string
  email: string
  used_at: string | null
}

const FIND = 'select customer_id, email, used_at from users_email_links where digest = ? and ends_at > ?'

/** Confirms an e-mail address by the link of a mail. Idempotent. */
@inject()
export class ConfirmEmail {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock,
    private readonly limits: RateLimits,
    private readonly audit: AuditLog,
    private readonly confirmed: ConfirmedEmail
  ) {}

  /**
   * Gives the address, which may be another one than the account had.
   * @throws tooManyAttempts, emailLinkOver, emailTaken
   */
  async execute(token: string, networkAddress: string, origin: Origin): Promise<string> {
    await takeOrRefuse(this.limits, 'users.email_link', networkAddress, tooManyAttempts)
    const digest = readSecret(EMAIL_LINK, token)
    if (digest === null) throw emailLinkOver()
    try {
      return await this.store.transaction((trx) => this.#confirm(trx, digest, origin))
    } catch (error) {
      throw isUniqueViolation(error) ? emailTaken() : error
    }
  }

  async #confirm(trx: Transaction, digest: string, origin: Origin): Promise<string> {
    const now = this.clock.iso()
    const [link] = await queryRows<LinkRow>(trx, FIND, [digest, now])
    if (!link) throw emailLinkOver()
    const customer = await openCustomer(trx, Number(link.customer_id))
    const { id, email: former, firstName, lastName } = customer
    const wasConfirmed = customer.emailVerifiedAt !== null
    if (link.used_at && former !== link.email) throw emailLinkOver()
    if (former === link.email && wasConfirmed) return link.email
    if (former !== link.email) {
      if (await Customer.findBy('email', link.email, { client: trx })) throw emailTaken()
      await endResetLinks(trx, 'customer', id)
    }
    await this.confirmed.note(trx, customer.merge({ email: link.email }))
    await trx.from('users_email_links').where('digest', digest).update({ used_at: now })
    const actor = { kind: 'customer', id, name: personName({ firstName, lastName }) } as const
    await this.audit.record(
      trx,
      { ...origin, actor },
      {
        subject: 'users.customers',
        subjectId: String(id),
        action: 'updated',
        changes: {
          isEmailConfirmed: [wasConfirmed, true],
          ...(former === link.email ? {} : { email: [former, link.email] }),
        },
      }
    )
    return link.email
  }
}
