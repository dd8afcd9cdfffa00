import { inject } from '@adonisjs/core'
import { Clock } from '#core/time/clock'
import { redact } from '#core/audit/redact'
import { rowWrite, type RowTarget } from '#core/database/write_rows'
import { dialectOf, runWrites } from '#core/database/write_set'
import type { Origin } from '#core/audit/origin'
import type { Dialect, Transaction } from '#core/database/store'
import type { Write } from '#core/database/write'

export interface AuditEntry {
  /** Kind of record, such as `catalogue.products`. */
  subject: string
  subjectId: string
  action: 'created' | 'updated' | 'deleted'
  /** Values by field. Null: no value. */
  changes: Record<string, [before: unknown, after: unknown]>
}

const ENTRIES = {
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
} satisfies RowTarget

/**
 * Records who changed which field of which record, with the values before and after. Entries are written in the transaction
 * of the change. An update without changes writes none. Values of fields that sound like secrets are hidden (`redact`).
 */
@inject()
export class AuditLog {
  constructor(private readonly clock: Clock) {}

  async record(trx: Transaction, origin: Origin, ...entries: AuditEntry[]): Promise<void> {
    await runWrites(trx, [this.write(trx, origin, ...entries)])
  }

  /** The write of `record`, to be run together with other writes. */
  write(trx: Transaction, origin: Origin, ...entries: AuditEntry[]): Write {
    return entryWrite(dialectOf(trx), { origin, now: this.clock.iso() }, ...entries)
  }
}

/** The write of entries with a given time, to be run together with other writes. */
export function entryWrite(
  dialect: Dialect,
  { origin, now }: { origin: Origin; now: string },
  ...entries: AuditEntry[]
): Write {
  const { channel, actor, requestId } = origin
  const recorded = entries.filter(({ action, changes }) => action !== 'updated' || Object.keys(changes).length > 0)
  const rows = recorded.map(({ subject, subjectId, action, changes }) => ({
    occurred_at: now,
    subject,
    subject_id: subjectId,
    action,
    changes: JSON.stringify(redactChanges(changes)),
    channel,
    actor_kind: actor.kind,
    actor_id: actor.id,
    actor_name: actor.name,
    request_id: requestId ?? null,
  }))
  return rowWrite(dialect, ENTRIES, rows)
}

function redactChanges(changes: AuditEntry['changes']): AuditEntry['changes'] {
  return Object.fromEntries(
    Object.entries(changes).map(([field, [before, after]]) => [field, [redact(field, before), redact(field, after)]])
  )
}
