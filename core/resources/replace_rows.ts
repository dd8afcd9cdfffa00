import { inject } from '@adonisjs/core'
import { AuditLog } from '#core/audit/audit_log'
import { Clock } from '#core/time/clock'
import { ResourceCatalogue, type MadeResource } from '#core/resources/resource_catalogue'
import { Store } from '#core/database/store'
import { columnOf } from '#core/resources/names'
import { insertRows } from '#core/database/insert_rows'
import { queryRows } from '#core/database/query_rows'
import { tableValues } from '#core/resources/resource_rows'
import type { Input } from '#core/resources/writer'
import type { Origin } from '#core/audit/origin'

interface Replacement {
  /** The new rows, with all values. */
  rows: readonly object[]
  /** Field and value of the rows that go. Default: all go. */
  where?: { field: string; value: string }
}

/** Puts the rows of a file in the place of those that are there, in one transaction with one entry in the audit log. */
@inject()
export class ReplaceRows {
  constructor(
    private readonly store: Store,
    private readonly resources: ResourceCatalogue,
    private readonly audit: AuditLog,
    private readonly clock: Clock
  ) {}

  async execute(id: string, { rows, where }: Replacement, origin: Origin): Promise<void> {
    const { resource } = this.resources.find(id) as MadeResource
    const key = where?.value ?? 'all'
    const condition = where ? `where ${columnOf(resource, where.field)} = ?` : ''
    await this.store.transaction(async (trx) => {
      const gone = await queryRows(
        trx,
        `delete from ${resource.table} ${condition} returning id`,
        where ? [where.value] : []
      )
      const now = this.clock.iso()
      const values = rows.map((row) => ({
        ...tableValues(resource, this.resources.kinds, row as Input),
        created_at: now,
        updated_at: now,
      }))
      await insertRows(trx, resource.table, values)
      const changes = { rows: [gone.length, rows.length] as [number, number] }
      await this.audit.record(trx, origin, { subject: id, subjectId: key, action: 'updated', changes })
      await this.store.changes.record(trx, id, [key])
    })
  }
}
