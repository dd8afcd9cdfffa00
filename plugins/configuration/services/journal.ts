import { inject } from '@adonisjs/core'
import { AuditLog } from '#core/audit/audit_log'
import { Outbox } from '#core/events/outbox'
import { Store, type Transaction } from '#core/database/store'
import { fieldChanges } from '#core/audit/field_changes'
import type { Origin } from '#core/audit/origin'

export interface Written {
  /** Of the row; its history is found by it. */
  id: number
  kind: 'channels' | 'locales' | 'currencies' | 'exchange_rates'
  code: string
  before: object | null
  after: object | null
}

/** Fields that are left out of the audit log. */
const UNTOLD = new Set(['id', 'version', 'channels', 'changedAt', 'belongings'])

/** Records a change of the configuration in the audit log and the change feed, and emits its event. */
@inject()
export class Journal {
  constructor(
    private readonly audit: AuditLog,
    private readonly outbox: Outbox,
    private readonly store: Store
  ) {}

  async record(trx: Transaction, origin: Origin, { kind, id, code, before, after }: Written): Promise<void> {
    const action = before ? (after ? 'updated' : 'deleted') : 'created'
    const changes = after
      ? fieldChanges(auditedFields(before ?? {}), auditedFields(after))
      : Object.fromEntries(
          Object.entries(auditedFields(before ?? {})).map(([field, value]) => [
            field,
            [value, null] as [unknown, unknown],
          ])
        )
    await this.audit.record(trx, origin, { subject: `configuration.${kind}`, subjectId: String(id), action, changes })
    if (action === 'updated' && Object.keys(changes).length === 0) return
    // Channels are read together with the languages that are switched on.
    await this.store.changes.record(trx, 'configuration.channels', [code])
    await this.store.changes.record(trx, `configuration.${kind}`, [code])
    await this.store.changes.record(trx, 'core.shell', [`configuration.${kind}`])
    await this.outbox.record(trx, {
      name: `configuration.${kind}.changed`,
      subject: `configuration.${kind}:${code}`,
      payload: { code, action },
    })
  }
}

function auditedFields(row: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(row).filter(([field]) => !UNTOLD.has(field)))
}
