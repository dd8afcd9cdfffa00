const FOREIGN_KEY_CODES = new Set(['23503', 'SQLITE_CONSTRAINT_FOREIGNKEY'])

const UNIQUE_CODES = new Set(['23505', 'SQLITE_CONSTRAINT_UNIQUE'])

/**
 * PostgreSQL runs transactions concurrently: another one may insert or delete a row between this one's check and its write
 * (23503, 23505), or the two may deadlock (40001, 40P01). SQLite runs them one after the other.
 */
const CONFLICT_CODES = new Set(['23503', '23505', '40001', '40P01'])

/** Whether a deletion failed because other rows reference the row. */
export function isStillReferenced(error: unknown): boolean {
  return FOREIGN_KEY_CODES.has(codeOf(error))
}

/** Whether a transaction failed because of a concurrent one, so that a retry may succeed or fail with a better error. */
export function isWriteConflict(error: unknown): boolean {
  return CONFLICT_CODES.has(codeOf(error))
}

/** Whether a write violated a unique constraint. */
export function isUniqueViolation(error: unknown): boolean {
  return UNIQUE_CODES.has(codeOf(error))
}

const codeOf = (error: unknown) => String((error as { code?: unknown } | null)?.code ?? '')
