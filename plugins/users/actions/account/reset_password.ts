import { inject } from '@adonisjs/core'
import { AuditLog } from '#core/audit/audit_log'
import { Clock } from '#core/time/clock'
import { RateLimits } from '#core/limits/rate_limits'
import { Store } from '#core/database/store'
import { queryRows } from '#core/database/query_rows'
import { endSignInsOf } from '#plugins/users/services/sign_ins'
import { hashChosen } from '#plugins/users/services/password_choice'
import { resetLinkOver, tooManyAttempts } from '#plugins/users/errors/account'
import { takeOrRefuse } from '#plugins/users/services/limited'
import { useResetLink } from '#plugins/users/services/reset_links'
import type { Origin } from '#core/audit/origin'

const UPDATE = `update users_staff set password = ?, session_epoch = session_epoch + 1, updated_at = ?
  where id = ? and not is_suspended returning name`

/** Chooses a password by the link of a mail, which serves once. Every sign-in of the account ends. */
@inject()
export class ResetPassword {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock,
    private readonly audit: AuditLog,
    private readonly limits: RateLimits
  ) {}

  /** @throws tooManyAttempts, passwordWeak, passwordKnown, resetLinkOver */
  async execute(token: string, password: string, { address, origin }: { address: string; origin: Origin }) {
    await takeOrRefuse(this.limits, 'users.reset_link', address, tooManyAttempts)
    const hashed = await hashChosen(password)
    await this.store.transaction(async (trx) => {
      const now = this.clock.iso()
      const id = await useResetLink(trx, token, now)
      const [row] = id === null ? [] : await queryRows<{ name: string }>(trx, UPDATE, [hashed, now, id])
      if (id === null || !row) throw resetLinkOver()
      await endSignInsOf(trx, 'staff', id)
      await this.audit.record(trx, by(origin, id, row.name), {
        subject: 'users.staff',
        subjectId: String(id),
        action: 'updated',
        changes: { password: [null, null] },
      })
    })
  }
}

/** Whoever holds the link is the owner of the account, though nobody is signed in. */
function by(origin: Origin, id: number, name: string): Origin {
  return { ...origin, actor: { kind: 'staff', id, name } }
}
