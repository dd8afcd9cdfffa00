const KEPT = new Set(['23503', 'SQLITE_CONSTRAINT_FOREIGNKEY'])

/**
 * PostgreSQL runs transactions side by side: a row that one looked for in vain may stand when it writes, one that it
 * found may be gone, and two may wait for each other. On SQLite they follow one another.
 */
const OVERTAKEN = new Set(['23503', '23505', '40001', '40P01'])

/** Whether a deletion failed because other rows name what it deletes. */
export function isKept(error: unknown): boolean {
  return KEPT.has(codeOf(error))
}

/** Whether a transaction failed because another one was quicker: it may go otherwise when it looks again. */
export function isOvertaken(error: unknown): boolean {
  return OVERTAKEN.has(codeOf(error))
}

const TAKEN = new Set(['23505', 'SQLITE_CONSTRAINT_UNIQUE'])

/** Whether a write failed because another row has the same of what may be there once. */
export function isTaken(error: unknown): boolean {
  return TAKEN.has(codeOf(error))
}

const codeOf = (error: unknown) => String((error as { code?: unknown } | null)?.code ?? '')
