import { isDeepStrictEqual } from 'node:util'
import type { AuditEntry } from '#core/audit/audit_log'

/**
 * What differs between two plain rows, for the audit log: each field of `after` whose value is not that of `before`.
 * A field that `before` lacks was null.
 */
export function fieldChanges(before: Record<string, unknown>, after: Record<string, unknown>): AuditEntry['changes'] {
  const changes: AuditEntry['changes'] = {}
  for (const [field, value] of Object.entries(after)) {
    const was = before[field] ?? null
    if (!isDeepStrictEqual(was, value ?? null)) changes[field] = [was, value ?? null]
  }
  return changes
}
