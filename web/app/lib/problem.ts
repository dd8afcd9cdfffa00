/** One entry of the error format `{ errors: [...] }`. */
export interface ProblemEntry {
  code: string
  message: string
  field?: string
  meta?: Record<string, unknown>
}

/** A refusal or failure of a call, on either side of the wire. */
export class Problem extends Error {
  constructor(
    readonly status: number,
    readonly errors: ProblemEntry[]
  ) {
    super(errors[0]?.message ?? `HTTP ${status}`)
    this.name = 'Problem'
  }
}

/** Reads whatever was thrown; null when it is not the answer of a call. */
export function problemOf(error: unknown): Problem | null {
  if (error instanceof Problem) return error
  if (typeof error !== 'object' || error === null) return null
  const { status, errors } = error as { status?: unknown; errors?: unknown }
  if (typeof status !== 'number' || status < 400) return null
  return new Problem(status, Array.isArray(errors) ? (errors as ProblemEntry[]) : [])
}

/** First message of each field, for forms. */
export function fieldErrors(problem: Problem): Record<string, string> {
  const byField: Record<string, string> = {}
  for (const { field, message } of problem.errors) {
    if (field) byField[field] ??= message
  }
  return byField
}

/**
 * Whether something broke that no other try mends. Not where the shop was too busy, or something away for a moment: then a
 * form stays as it was filled, and says when to send it again.
 */
export function isFault({ status, errors }: Problem): boolean {
  return status >= 500 && !errors.some(({ meta }) => meta?.availableIn !== undefined)
}
