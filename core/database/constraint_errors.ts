const CODES = new Set(['23505', 'SQLITE_CONSTRAINT_UNIQUE'])
const KEPT = new Set(['23503', 'SQLITE_CONSTRAINT_FOREIGNKEY'])

/** Whether a write failed because another row has the value already: somebody else was quicker. */
export function isTaken(error: unknown): boolean {
  return CODES.has(codeOf(error))
}

/** Whether a deletion failed because other rows name what it deletes. */
export function isKept(error: unknown): boolean {
  return KEPT.has(codeOf(error))
}

const codeOf = (error: unknown) => String((error as { code?: unknown } | null)?.code ?? '')
