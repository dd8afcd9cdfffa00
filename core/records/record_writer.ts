import { inject } from '@adonisjs/core'
import { AuditLog } from '#core/audit/audit_log'
import { Clock } from '#core/time/clock'
import { Store, type Transaction } from '#core/database/store'
import { fieldChanges } from '#core/audit/field_changes'
import { queryRows } from '#core/database/query_rows'
import { recordGone, recordStale } from '#core/records/errors'
import { cellsOf, fieldsOf, findRecord } from '#core/records/record_kind'
import type { Origin } from '#core/audit/origin'
import type { RecordInput, RecordKind, StoredRecord } from '#core/records/record_kind'

/** Writes rows that staff keep on screens: each change is in the log, and told to what holds them in memory. */
@inject()
export class RecordWriter {
  constructor(
    private readonly store: Store,
    private readonly audit: AuditLog,
    private readonly clock: Clock
  ) {}

  async create<Row extends StoredRecord>(
    trx: Transaction,
    kind: RecordKind<Row>,
    input: RecordInput<Row>,
    origin: Origin
  ): Promise<Row> {
    const now = this.clock.iso()
    const columns = [...fieldsOf(kind).map(([, { column }]) => column), 'created_at', 'updated_at']
    const marks = columns.map(() => '?').join(', ')
    const [made] = await queryRows<{ id: number }>(
      trx,
      `insert into ${kind.table} (${columns.join(', ')}) values (${marks}) returning id`,
      [...cellsOf(kind, input), now, now]
    )
    const row = { ...input, id: Number(made?.id), version: 1 } as Row
    await this.#tell(trx, kind, origin, { before: null, after: row })
    return row
  }

  /** @throws recordGone, recordStale */
  async update<Row extends StoredRecord>(
    trx: Transaction,
    kind: RecordKind<Row>,
    change: RecordInput<Row> & StoredRecord,
    origin: Origin
  ): Promise<Row> {
    const before = await this.#held(trx, kind, change)
    const set = fieldsOf(kind).map(([, { column }]) => `${column} = ?`)
    await queryRows(trx, `update ${kind.table} set ${set.join(', ')}, updated_at = ? where id = ?`, [
      ...cellsOf(kind, change),
      this.clock.iso(),
      before.id,
    ])
    const after = { ...change, id: before.id, version: before.version + 1 } as unknown as Row
    await this.#tell(trx, kind, origin, { before, after })
    return after
  }

  /** @throws recordGone, recordStale */
  async remove<Row extends StoredRecord>(
    trx: Transaction,
    kind: RecordKind<Row>,
    seen: StoredRecord,
    origin: Origin
  ): Promise<Row> {
    const before = await this.#held(trx, kind, seen)
    await queryRows(trx, `delete from ${kind.table} where id = ?`, [before.id])
    await this.#tell(trx, kind, origin, { before, after: null })
    return before
  }

  /** The row that was looked at, held for this transaction: whoever comes second finds another version. */
  async #held<Row extends StoredRecord>(trx: Transaction, kind: RecordKind<Row>, seen: StoredRecord): Promise<Row> {
    const [held] = await queryRows<{ id: number }>(
      trx,
      `update ${kind.table} set version = version + 1 where id = ? and version = ? returning id`,
      [seen.id, seen.version]
    )
    const row = await findRecord((sql, values) => queryRows(trx, sql, values), kind, seen.id)
    if (!row) throw recordGone()
    if (!held) throw recordStale({}, undefined, { current: { ...row } })
    return { ...row, version: seen.version }
  }

  async #tell<Row extends StoredRecord>(
    trx: Transaction,
    { subject }: RecordKind<Row>,
    origin: Origin,
    { before, after }: { before: Row | null; after: Row | null }
  ): Promise<void> {
    const id = String((after ?? before)?.id)
    const action = before ? (after ? 'updated' : 'deleted') : 'created'
    const changes = after ? fieldChanges(told(before), told(after)) : undone(told(before))
    await this.audit.record(trx, origin, { subject, subjectId: id, action, changes })
    await this.store.changes.record(trx, subject, [id])
  }
}

function told(row: StoredRecord | null): Record<string, unknown> {
  const { id: _, version: __, ...fields } = row ?? { id: 0, version: 0 }
  return fields
}

function undone(fields: Record<string, unknown>): Record<string, [unknown, unknown]> {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, [value, null]]))
}
