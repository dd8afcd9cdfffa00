import { inject } from '@adonisjs/core'
import { AuditLog } from '#core/audit/audit_log'
import { Clock } from '#core/time/clock'
import { Store, type Transaction } from '#core/database/store'
import { queryRows } from '#core/database/query_rows'
import { OwnPassword } from '#plugins/users/services/own_password'
import { digestOf } from '#plugins/users/services/sign_ins'
import { findNames } from '#plugins/users/queries/find_names'
import { hashChosen } from '#plugins/users/services/password_choice'
import type { Origin } from '#core/audit/origin'

export interface OwnPasswordChange {
  id: number
  current: string
  password: string
  /** The current sign-in. It stays until the screen signs out by itself. */
  signIn: string
}

const UPDATE = `update users_staff set password = ?, session_epoch = session_epoch + 1, updated_at = ? where id = ?
  returning session_epoch`

/** Gives oneself another password. Every other sign-in of the account ends. */
@inject()
export class ChangeOwnPassword {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock,
    private readonly audit: AuditLog,
    private readonly own: OwnPassword
  ) {}

  /** @throws passwordWrong, tooManyAttempts, what `hashChosen` refuses */
  async execute({ id, current, password, signIn }: OwnPasswordChange, origin: Origin): Promise<void> {
    await this.own.check('staff', id, current)
    const hashed = await hashChosen(password, { kind: 'staff', names: await findNames(this.store, 'staff', { id }) })
    await this.store.transaction(async (trx) => {
      const [row] = await queryRows<{ session_epoch: number }>(trx, UPDATE, [hashed, this.clock.iso(), id])
      await keepOnly(trx, id, signIn, Number(row?.session_epoch))
      await trx.from('users_password_resets').where('staff_id', id).delete()
      await this.audit.record(trx, origin, {
        subject: 'users.staff',
        subjectId: String(id),
        action: 'updated',
        changes: { password: [null, null] },
      })
    })
  }
}

async function keepOnly(trx: Transaction, staffId: number, signIn: string, epoch: number): Promise<void> {
  const digest = digestOf(signIn)
  await trx.from('users_sign_ins').where('staff_id', staffId).whereNot('digest', digest).delete()
  await trx.from('users_sign_ins').where({ staff_id: staffId, digest }).update({ epoch })
}
