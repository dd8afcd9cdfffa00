import { queryRows } from '#core/database/query_rows'
import type { AuditEntry } from '#core/audit/audit_log'
import type { PersonKind } from '#core/identity/person'
import type { Transaction } from '#core/database/store'

/** What stands in the log in place of what a person wanted gone. */
const ERASED = '[erased]'

interface EntryRow {
  id: number | string
  changes: string
}

/**
 * Takes what a person wanted gone out of the audit log: values of the entries about a thing of theirs. That something
 * was changed, which fields, by whom and when, stays.
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

/** Takes the name of a person off what they did themselves; their number stays, which names nobody any more. */
export async function eraseActor(trx: Transaction, kind: PersonKind, id: number): Promise<void> {
  const update = 'update core_audit_entries set actor_name = ? where actor_kind = ? and actor_id = ?'
  await queryRows(trx, update, [ERASED, kind, id])
}

function withoutValues(changes: string): AuditEntry['changes'] {
  const told = Object.entries(JSON.parse(changes) as AuditEntry['changes'])
  const hidden = (value: unknown) => (value === null ? null : ERASED)
  return Object.fromEntries(told.map(([field, [before, after]]) => [field, [hidden(before), hidden(after)]]))
}
