import { inject } from '@adonisjs/core'
import { AuditLog } from '#core/audit/audit_log'
import { Clock } from '#core/time/clock'
import { RateLimits } from '#core/limits/rate_limits'
import { Store, type Transaction } from '#core/database/store'
import { queryRows } from '#core/database/query_rows'
import { ConfirmedEmail } from '#plugins/users/services/confirmed_email'
import { endEmailChanges } from '#plugins/users/services/email_links'
import { openCustomer } from '#plugins/users/services/customer_rows'
import { endSignInsOf } from '#plugins/users/services/sign_ins'
import { findNames } from '#plugins/users/queries/find_names'
import { hashChosen } from '#plugins/users/services/password_choice'
import { resetLinkOver, tooManyAttempts } from '#plugins/users/errors/account'
import { takeOrRefuse } from '#core/limits/take_or_refuse'
import { personNameSql } from '#core/text/person_name'
import { findLinkOwner, useResetLink } from '#plugins/users/services/reset_links'
import type { Origin } from '#core/audit/origin'
import type { PersonKind } from '#core/identity/person'

const SET = 'set password = ?, session_epoch = session_epoch + 1, updated_at = ? where id = ? and not is_suspended'

/** What the link of each kind of person changes, and how the log calls it. */
const ACCOUNTS = {
  staff: { subject: 'users.staff', update: `update users_staff ${SET} returning name` },
  customer: {
    subject: 'users.customers',
    update: `update users_customers ${SET} returning ${personNameSql()} as name`,
  },
} as const

/** Who uses a link: their network address, and by which way. */
interface From {
  address: string
  origin: Origin
}

/**
 * Chooses a password by the link of a mail, which serves once. Every sign-in of the account ends. Whoever holds the link
 * is the owner of the account, though nobody is signed in.
 */
@inject()
export class ResetPassword {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock,
    private readonly audit: AuditLog,
    private readonly limits: RateLimits,
    private readonly confirmed: ConfirmedEmail
  ) {}

  /** @throws tooManyAttempts, resetLinkOver, passwordWeak, passwordKnown, passwordOfNames, passwordGuessable */
  async execute(kind: PersonKind, token: string, password: string, { address, origin }: From): Promise<void> {
    await takeOrRefuse(this.limits, 'users.reset_link', address, tooManyAttempts)
    const owner = await findLinkOwner(this.store, kind, token, this.clock.iso())
    if (owner === null) throw resetLinkOver()
    const hashed = await hashChosen(password, { kind, names: await findNames(this.store, kind, { id: owner }) })
    await this.store.transaction(async (trx) => {
      const now = this.clock.iso()
      const { subject, update } = ACCOUNTS[kind]
      const id = await useResetLink(trx, kind, token, now)
      const [row] = id === null ? [] : await queryRows<{ name: string }>(trx, update, [hashed, now, id])
      if (id === null || !row) throw resetLinkOver()
      await endSignInsOf(trx, kind, id)
      if (kind === 'customer') await this.#noteEmail(trx, id)
      await this.audit.record(
        trx,
        { ...origin, actor: { kind, id, name: row.name } },
        {
          subject,
          subjectId: String(id),
          action: 'updated',
          changes: { password: [null, null] },
        }
      )
    })
  }

  /** The link proves the ownership of the address, so a pending change of address is dropped. */
  async #noteEmail(trx: Transaction, id: number): Promise<void> {
    const customer = await openCustomer(trx, id)
    await endEmailChanges(trx, customer)
    if (!customer.emailVerifiedAt) await this.confirmed.note(trx, customer)
  }
}
