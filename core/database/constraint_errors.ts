const KEPT = new Set(['23503', 'SQLITE_CONSTRAINT_FOREIGNKEY'])

/** Whether a deletion failed because other rows name what it deletes. */
export function isKept(error: unknown): boolean {
  return KEPT.has(codeOf(error))
}

const codeOf = (error: unknown) => String((error as { code?: unknown } | null)?.code ?? '')
