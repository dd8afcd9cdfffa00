import { inject } from '@adonisjs/core'
import { Clock } from '#core/time/clock'
import { redact } from '#core/audit/redact'
import { rowWrite, type RowTarget } from '#core/database/write_rows'
import { dialectOf, runWrites } from '#core/database/write_set'
import type { Origin } from '#core/audit/origin'
import type { Transaction } from '#core/database/store'
import type { Write } from '#core/database/write'

export interface AuditEntry {
  /** Kind of thing, such as `catalogue.products`. */
  subject: string
  subjectId: string
  action: 'created' | 'updated' | 'deleted'
  /** Field → what it was and what it is. Null: nothing. */
  changes: Record<string, [before: unknown, after: unknown]>
}

const ENTRIES: RowTarget = {
  table: 'core_audit_entries',
  columns: {
    occurred_at: 'instant',
    subject: 'text',
    subject_id: 'text',
    action: 'text',
    changes: 'text',
    channel: 'text',
    actor_kind: 'text',
    actor_id: 'bigint',
    actor_name: 'text',
    request_id: 'text',
  },
}

/**
 * Who changed which field of what from what to what. Written in the transaction of the change; an update that changed
 * nothing leaves no entry. Fields whose name tells of a secret are hidden, inside objects too.
 */
@inject()
export class AuditLog {
  constructor(private readonly clock: Clock) {}

  async record(trx: Transaction, origin: Origin, ...entries: AuditEntry[]): Promise<void> {
    await runWrites(trx, [this.write(trx, origin, ...entries)])
  }

  /** The same, to be run with other writes. */
  write(trx: Transaction, { channel, actor, requestId }: Origin, ...entries: AuditEntry[]): Write {
    const now = this.clock.iso()
    const told = entries.filter(({ action, changes }) => action !== 'updated' || Object.keys(changes).length > 0)
    const rows = told.map(({ subject, subjectId, action, changes }) => [
      now,
      subject,
      subjectId,
      action,
      JSON.stringify(redactChanges(changes)),
      channel,
      actor.kind,
      actor.id,
      actor.name,
      requestId ?? null,
    ])
    return rowWrite(dialectOf(trx), ENTRIES, rows)
  }
}

function redactChanges(changes: AuditEntry['changes']): AuditEntry['changes'] {
  return Object.fromEntries(
    Object.entries(changes).map(([field, [before, after]]) => [field, [redact(field, before), redact(field, after)]])
  )
}
