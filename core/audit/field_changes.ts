import { isDeepStrictEqual } from 'node:util'
import type { AuditEntry } from '#core/audit/audit_log'

/**
 * The differences between two rows, for the audit log: the fields of `after` whose value differs from `before`. A field that
 * `before` lacks counts as null.
 */
export function fieldChanges(before: Record<string, unknown>, after: Record<string, unknown>): AuditEntry['changes'] {
  const changes: AuditEntry['changes'] = {}
  for (const [field, value] of Object.entries(after)) {
    const was = before[field] ?? null
    if (!isDeepStrictEqual(was, value ?? null)) changes[field] = [was, value ?? null]
  }
  return changes
}
