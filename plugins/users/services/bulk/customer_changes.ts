import { inject } from '@adonisjs/core'
import { AuditLog } from '#core/audit/audit_log'
import { Clock } from '#core/time/clock'
import { Store, type Transaction } from '#core/database/store'
import { amongIds, bindIds } from '#core/lists/among_ids'
import { queryRows } from '#core/database/query_rows'
import { recordset } from '#core/database/recordset'
import {
  bulkChangedSince,
  bulkGroupGone,
  bulkNotFound,
  bulkNotReady,
  nobodyChosen,
} from '#plugins/users/errors/customers'
import { planChange } from '#plugins/users/services/bulk/plan_change'
import { endSignInsOf } from '#plugins/users/services/sign_ins'
import type { BulkCustomer, CustomerCell, CustomerChange } from '#plugins/users/services/bulk/customer_change'
import type { BulkKind, BulkProblem, BulkStep, Direction } from '#core/bulk/bulk_kind'
import type { AuditEntry } from '#core/audit/audit_log'
import type { Origin } from '#core/audit/origin'

const ROW = { id: 'bigint', group_id: 'bigint', is_suspended: 'bigint', ended: 'bigint' } as const

const GROUP_GONE = bulkGroupGone.kind.message

/** How many customers are changed at once: moved to a group, suspended, let in again. */
@inject()
export class CustomerChanges implements BulkKind<CustomerChange, BulkCustomer, CustomerCell> {
  readonly tables = {
    changes: 'users_bulk_changes',
    rows: 'users_bulk_change_rows',
    total: 'customers',
    thing: 'customer_id',
  }
  readonly list = 'users.customers'
  readonly job = 'users.bulk_change'
  readonly permission = 'users.customers.mass_update'
  readonly undoRoute = 'users.admin.customer_change_undoings.store'
  readonly refusals = {
    nothingChosen: () => nobodyChosen({}, 'selection'),
    notFound: () => bulkNotFound(),
    notReady: () => bulkNotReady(),
    changedSince: { key: bulkChangedSince.kind.message, parameters: {} },
  }
  readonly plan = planChange

  constructor(
    private readonly store: Store,
    private readonly clock: Clock,
    private readonly audit: AuditLog
  ) {}

  jobLabel(direction: Direction): string {
    return `users.jobs.bulk_${direction}`
  }

  async read(trx: Transaction, ids: readonly number[]): Promise<BulkCustomer[]> {
    const { dialect } = this.store
    const lock = dialect === 'pg' ? ' for update of c' : ''
    const rows = await queryRows<{ id: number; group_id: number; is_suspended: unknown; erased_at: string | null }>(
      trx,
      `select c.id, c.group_id, c.is_suspended, c.erased_at from users_customers c
       where ${amongIds(dialect, 'c.id')} order by c.id${lock}`,
      [bindIds(dialect, ids)]
    )
    return rows.map((row) => ({
      id: Number(row.id),
      groupId: Number(row.group_id),
      isSuspended: Boolean(row.is_suspended),
      isErased: row.erased_at !== null,
    }))
  }

  valueOf({ field }: CustomerCell, customer: BulkCustomer): number | boolean | undefined {
    return customer.isErased ? undefined : customer[field]
  }

  async write(
    trx: Transaction,
    steps: readonly BulkStep<BulkCustomer, CustomerCell>[],
    { direction, origin }: { direction: Direction; origin: Origin }
  ): Promise<(BulkProblem | null)[]> {
    const codes = await this.#codes(trx)
    const planned = steps.map(({ thing, cells }) => ({ thing, cells, next: customerAfter(thing, cells, direction) }))
    const going = planned.filter(({ next }) => codes.has(next.groupId))
    await this.#update(trx, going)
    const entries = going.map(({ thing, cells }) => ({
      subject: 'users.customers',
      subjectId: String(thing.id),
      action: 'updated' as const,
      changes: auditedChanges(cells, direction, codes),
    }))
    await this.audit.record(trx, origin, ...entries)
    return planned.map(({ next }) => (codes.has(next.groupId) ? null : { key: GROUP_GONE, parameters: {} }))
  }

  /** One statement, and one more where sign-ins end. */
  async #update(trx: Transaction, changed: readonly { thing: BulkCustomer; next: BulkCustomer }[]): Promise<void> {
    const ended = changed.filter(({ thing, next }) => next.isSuspended && !thing.isSuspended)
    const rows = changed.map(({ thing, next: { id, groupId, isSuspended } }) => ({
      id,
      group_id: groupId,
      is_suspended: Number(isSuspended),
      // Also of one who is just signing in.
      ended: Number(isSuspended && !thing.isSuspended),
    }))
    const from = recordset(this.store.dialect, 'r', ROW)
    await queryRows(
      trx,
      `update users_customers set group_id = r.group_id, is_suspended = (r.is_suspended = 1),
         session_epoch = session_epoch + r.ended, version = version + 1, updated_at = ?
       from ${from} where users_customers.id = r.id`,
      [this.clock.iso(), JSON.stringify(rows)]
    )
    await endSignInsOf(trx, 'customer', ...ended.map(({ thing }) => thing.id))
  }

  /** Groups that are there, by their numbers; none of them goes before the transaction ends. */
  async #codes(trx: Transaction): Promise<Map<number, string>> {
    const lock = this.store.dialect === 'pg' ? ' for key share' : ''
    const rows = await queryRows<{ id: number; code: string }>(trx, `select id, code from users_groups${lock}`)
    return new Map(rows.map(({ id, code }) => [Number(id), code]))
  }
}

function customerAfter(thing: BulkCustomer, cells: readonly CustomerCell[], direction: Direction): BulkCustomer {
  const values = cells.map(({ field, before, after }) => [field, direction === 'apply' ? after : before])
  return { ...thing, ...Object.fromEntries(values) }
}

/** For the audit log: groups by their codes. */
function auditedChanges(
  cells: readonly CustomerCell[],
  direction: Direction,
  codes: ReadonlyMap<number, string>
): AuditEntry['changes'] {
  const entries = cells.map(({ field, before, after }): [string, [unknown, unknown]] => {
    const way = direction === 'apply' ? [before, after] : [after, before]
    const [from, to] = field === 'groupId' ? way.map((id) => codes.get(Number(id)) ?? id) : way
    return [field === 'groupId' ? 'group' : field, [from, to]]
  })
  return Object.fromEntries(entries)
}
