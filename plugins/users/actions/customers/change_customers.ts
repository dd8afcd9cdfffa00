import { inject } from '@adonisjs/core'
import { AuditLog } from '#core/audit/audit_log'
import { Clock } from '#core/time/clock'
import { Store, type Transaction } from '#core/database/store'
import { fieldChanges } from '#core/audit/field_changes'
import { queryRows } from '#core/database/query_rows'
import { groupFor } from '#plugins/users/services/group_rows'
import { endSignInsOf } from '#plugins/users/services/sign_ins'
import type { Origin } from '#core/audit/origin'

/** What a mass change sets; what is absent stays. */
export interface MassChange {
  groupId?: number | undefined
  isSuspended?: boolean | undefined
}

interface Row {
  id: number | string
  group_id: number | string
  code: string
  is_suspended: number | boolean
}

/** Moves customers to a group, suspends them or lets them in again: a few hundred at most in one call. */
@inject()
export class ChangeCustomers {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock,
    private readonly audit: AuditLog
  ) {}

  /**
   * Gives how many were changed; those who are so already, erased or deleted are left alone, so that it may run again.
   * @throws groupUnknown
   */
  execute(ids: readonly number[], change: MassChange, origin: Origin): Promise<number> {
    return this.store.transaction(async (trx) => {
      const group = change.groupId === undefined ? null : await groupFor(trx, { id: change.groupId })
      const changed = []
      for (const row of await this.#rows(trx, ids)) {
        const before = { group: row.code, isSuspended: Boolean(row.is_suspended) }
        const { isSuspended = before.isSuspended } = change
        const changes = fieldChanges(before, { group: group?.code ?? row.code, isSuspended })
        if (Object.keys(changes).length === 0) continue
        const id = Number(row.id)
        await this.#write(trx, id, group?.id ?? Number(row.group_id), isSuspended)
        if (isSuspended && !before.isSuspended) await endSignInsOf(trx, 'customer', id)
        changed.push({ subject: 'users.customers', subjectId: String(id), action: 'updated' as const, changes })
      }
      await this.audit.record(trx, origin, ...changed)
      return changed.length
    })
  }

  async #rows(trx: Transaction, ids: readonly number[]): Promise<Row[]> {
    if (ids.length === 0) return []
    const lock = this.store.dialect === 'pg' ? 'for update of c' : ''
    const marks = ids.map(() => '?').join(', ')
    const sql = `select c.id, c.group_id, g.code, c.is_suspended from users_customers c
      join users_groups g on g.id = c.group_id where c.id in (${marks}) and c.erased_at is null order by c.id ${lock}`
    return queryRows<Row>(trx, sql, ids)
  }

  async #write(trx: Transaction, id: number, groupId: number, isSuspended: boolean): Promise<void> {
    // The epoch moves with every suspension, also of one who is just signing in.
    const sql = `update users_customers set group_id = ?, session_epoch = session_epoch + ?, is_suspended = ?,
      version = version + 1, updated_at = ? where id = ?`
    await queryRows(trx, sql, [groupId, isSuspended ? 1 : 0, isSuspended, this.clock.iso(), id])
  }
}
