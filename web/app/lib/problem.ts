/** One entry of the error format `{ errors: [...] }`. */
export interface ProblemEntry {
  code: string
  message: string
  field?: string
  meta?: Record<string, unknown>
}

/** The error of a call that was answered with a status of 400 or above, on the server and in the browser. */
export class Problem extends Error {
  constructor(
    readonly status: number,
    readonly errors: ProblemEntry[]
  ) {
    super(errors[0]?.message ?? `HTTP ${status}`)
    this.name = 'Problem'
  }
}

/** The thrown value as a {@link Problem}; null when it is no failed call. */
export function problemOf(error: unknown): Problem | null {
  if (error instanceof Problem) return error
  if (typeof error !== 'object' || error === null) return null
  const { status, errors } = error as { status?: unknown; errors?: unknown }
  if (typeof status !== 'number' || status < 400) return null
  return new Problem(status, Array.isArray(errors) ? (errors as ProblemEntry[]) : [])
}

/** The first message of each field. */
export function fieldErrors(problem: Problem): Record<string, string> {
  const byField: Record<string, string> = {}
  for (const { field, message } of problem.errors) {
    if (field) byField[field] ??= message
  }
  return byField
}

/**
 * Whether a retry is of no use. False when the server was busy or a service unreachable for a moment: the form then keeps
 * its input and says when to send it again.
 */
export function isFault({ status, errors }: Problem): boolean {
  return status >= 500 && !errors.some(({ meta }) => meta?.availableIn !== undefined)
}
