import { inject } from '@adonisjs/core'
import { AuditLog } from '#core/audit/audit_log'
import { Store } from '#core/database/store'
import { queryRows } from '#core/database/query_rows'
import type { Origin } from '#core/audit/origin'

/** Removes codes that were made for a rule. The one that is typed on it goes by its form. */
@inject()
export class DeleteCoupons {
  constructor(
    private readonly store: Store,
    private readonly audit: AuditLog
  ) {}

  /** Gives how many went. */
  execute(ruleId: number, ids: readonly number[], origin: Origin): Promise<number> {
    return this.store.transaction(async (trx) => {
      let gone = 0
      for (let from = 0; from < ids.length; from += ROOM) {
        const part = ids.slice(from, from + ROOM)
        const marks = part.map(() => '?').join(', ')
        const rows = await queryRows(
          trx,
          `delete from marketing_coupons where rule_id = ? and not is_primary and id in (${marks}) returning id`,
          [ruleId, ...part]
        )
        gone += rows.length
      }
      if (gone === 0) return 0
      await this.audit.record(trx, origin, {
        subject: 'marketing.cart_rules',
        subjectId: String(ruleId),
        action: 'updated' as const,
        changes: { coupons: [gone, null] },
      })
      return gone
    })
  }
}

/** Marks in one statement. */
const ROOM = 400
