import { inject } from '@adonisjs/core'
import { AuditLog } from '#core/audit/audit_log'
import { Clock } from '#core/time/clock'
import { Store } from '#core/database/store'
import { foldEmail } from '#core/database/fold_email'
import { queryRows } from '#core/database/query_rows'
import { accountUnknown } from '#plugins/users/errors'
import { findNames } from '#plugins/users/queries/find_names'
import { endSignInsOf } from '#plugins/users/services/sign_ins'
import { hashChosen } from '#plugins/users/services/password_choice'
import type { Origin } from '#core/audit/origin'
import type { PersonKind } from '#core/identity/person'

const TABLES: Record<PersonKind, string> = { customer: 'users_customers', staff: 'users_staff' }

/** Changes the password of an account and ends all its sign-ins, so that the former password gives no access. */
@inject()
export class ChangePassword {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock,
    private readonly audit: AuditLog
  ) {}

  /** @throws what `hashChosen` refuses, accountUnknown */
  async execute(kind: PersonKind, email: string, password: string, origin: Origin): Promise<void> {
    const names = await findNames(this.store, kind, { email: foldEmail(email) })
    const hashed = await hashChosen(password, { kind, names })
    const table = TABLES[kind]
    await this.store.transaction(async (trx) => {
      // The epoch too: a sign-in that is just beginning with the former password has not its row yet.
      const [account] = await queryRows<{ id: number }>(
        trx,
        `update ${table} set password = ?, session_epoch = session_epoch + 1, updated_at = ? where email = ? returning id`,
        [hashed, this.clock.iso(), foldEmail(email)]
      )
      if (!account) throw accountUnknown({ email }, 'email')
      await endSignInsOf(trx, kind, Number(account.id))
      await this.audit.record(trx, origin, {
        subject: table.replace('_', '.'),
        subjectId: String(account.id),
        action: 'updated',
        changes: { password: [null, null] },
      })
    })
  }
}
