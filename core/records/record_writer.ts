import { inject } from '@adonisjs/core'
import { staleWrite } from '#core/errors/stale'
import { AuditLog } from '#core/audit/audit_log'
import { Clock } from '#core/time/clock'
import { Store, type Transaction } from '#core/database/store'
import { fieldChanges } from '#core/audit/field_changes'
import { insertRow } from '#core/database/insert_rows'
import { queryRows } from '#core/database/query_rows'
import { recordGone } from '#core/records/errors'
import { columnValues, findRecord } from '#core/records/record_kind'
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
    const id = await insertRow(trx, kind.table, { ...columnValues(kind, input), created_at: now, updated_at: now })
    const row = { ...input, id, version: 1 } as Row
    await this.#tell(trx, kind, origin, { before: null, after: row })
    return row
  }

  /** @throws recordGone, staleWrite */
  async update<Row extends StoredRecord>(
    trx: Transaction,
    kind: RecordKind<Row>,
    change: RecordInput<Row> & StoredRecord,
    origin: Origin
  ): Promise<Row> {
    const before = await this.#held(trx, kind, change)
    const values = { ...columnValues(kind, change), updated_at: this.clock.iso() }
    const set = Object.keys(values).map((column) => `${column} = ?`)
    await queryRows(trx, `update ${kind.table} set ${set.join(', ')} where id = ?`, [
      ...Object.values(values),
      before.id,
    ])
    // `change` has all values of a row except the id and the version, which TypeScript cannot derive for a generic `Row`.
    const after = { ...change, id: before.id, version: before.version + 1 } as unknown as Row
    await this.#tell(trx, kind, origin, { before, after })
    return after
  }

  /** @throws recordGone, staleWrite */
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
    if (!held) throw staleWrite({}, undefined, { current: { ...row } })
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
