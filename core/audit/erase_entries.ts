import { queryRows } from '#core/database/query_rows'
import type { AuditEntry } from '#core/audit/audit_log'
import type { PersonKind } from '#core/identity/person'
import type { Transaction } from '#core/database/store'

/** Replaces erased values in the log. */
export const ERASED = '[erased]'

interface EntryRow {
  id: number | string
  changes: string
}

/**
 * Erases a person's data from the audit log: the values in the entries about one record. The field names, the author and the
 * time stay. Returns the number of entries.
 */
export async function eraseEntries(trx: Transaction, subject: string, subjectId: string): Promise<number> {
  const select = 'select id, changes from core_audit_entries where subject = ? and subject_id = ?'
  const rows = await queryRows<EntryRow>(trx, select, [subject, subjectId])
  for (const { id, changes } of rows) {
    const update = 'update core_audit_entries set changes = ? where id = ?'
    await queryRows(trx, update, [JSON.stringify(withoutValues(changes)), Number(id)])
  }
  return rows.length
}

/** Erases a person's name from the entries that they caused. Their id stays, because their account is anonymous by then. */
export async function eraseActor(trx: Transaction, kind: PersonKind, id: number): Promise<void> {
  const update = 'update core_audit_entries set actor_name = ? where actor_kind = ? and actor_id = ?'
  await queryRows(trx, update, [ERASED, kind, id])
}

function withoutValues(changes: string): AuditEntry['changes'] {
  const fields = Object.entries(JSON.parse(changes) as AuditEntry['changes'])
  const erased = (value: unknown) => (value === null ? null : ERASED)
  return Object.fromEntries(fields.map(([field, [before, after]]) => [field, [erased(before), erased(after)]]))
}
