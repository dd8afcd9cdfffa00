import { inject } from '@adonisjs/core'
import { AuditLog } from '#core/audit/audit_log'
import { Store, type Transaction } from '#core/database/store'
import { digestOf, ownerOf } from '#plugins/users/services/sign_ins'
import type { PersonKind } from '#core/identity/person'
import type { Origin } from '#core/audit/origin'

/** Ends sign-ins of one's own account. */
@inject()
export class EndSignIns {
  constructor(
    private readonly store: Store,
    private readonly audit: AuditLog
  ) {}

  /** False: they have no such sign-in. */
  one(kind: PersonKind, id: number, digest: string, origin: Origin): Promise<boolean> {
    return this.store.transaction(async (trx) => {
      const ended = (await trx
        .from('users_sign_ins')
        .where({ [ownerOf(kind)]: id, digest })
        .delete()) as unknown
      await this.#tell(trx, kind, id, Number(ended), origin)
      return Number(ended) > 0
    })
  }

  /** All except the current one. */
  async others(kind: PersonKind, id: number, current: string, origin: Origin): Promise<void> {
    await this.store.transaction(async (trx) => {
      const others = trx.from('users_sign_ins').where(ownerOf(kind), id).whereNot('digest', digestOf(current))
      const ended = (await others.delete()) as unknown
      await this.#tell(trx, kind, id, Number(ended), origin)
    })
  }

  /** Of staff only: where shoppers are signed in is their own affair. */
  async #tell(trx: Transaction, kind: PersonKind, id: number, ended: number, origin: Origin): Promise<void> {
    if (kind !== 'staff' || ended === 0) return
    await this.audit.record(trx, origin, {
      subject: 'users.staff',
      subjectId: String(id),
      action: 'updated',
      changes: { sign_ins_ended: [null, ended] },
    })
  }
}
