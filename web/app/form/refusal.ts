import { data } from '@remix-run/node'
import { fieldErrors, isFault, problemOf } from '#web/lib/problem'

/** Why a form of the shop was refused, in the server's words, with what was typed. */
export interface FormRefusal {
  /** What is wrong with the form as a whole; empty when its fields say it. */
  message: string
  /** Message of each field. */
  fields: Record<string, string>
  /** Something that must be filled was left empty. */
  isIncomplete: boolean
  /** What was typed, but for passwords. */
  values: Record<string, string>
  /** The row as it stands now, when somebody else changed it meanwhile. */
  current: Record<string, unknown> | null
}

/** Statuses that are the page's business: not signed in, may not, not there, too old a page. */
const PAGES = new Set([401, 403, 404, 419])

/** What fields of these names hold never leaves the server again. */
const SECRET = /password|^_csrf$/

/**
 * Sends a form on, and answers why it was refused when it was; what else goes wrong is the error page's. The answer
 * bears the status of the refusal.
 */
export async function orRefusal<T>(form: FormData, send: () => Promise<T>) {
  try {
    return await send()
  } catch (error) {
    const problem = problemOf(error)
    if (!problem || isFault(problem) || PAGES.has(problem.status)) throw error
    return data({ refusal: refusalOf(error, form) }, { status: problem.status })
  }
}

/** Reads a refusal out of what a call threw; anything else goes on. */
function refusalOf(error: unknown, form: FormData): FormRefusal {
  const problem = problemOf(error)
  if (!problem) throw error
  const current = problem.errors.find(({ meta }) => meta?.current)?.meta?.current ?? null
  return {
    message: problem.errors.find(({ field }) => !field)?.message ?? '',
    fields: fieldErrors(problem),
    isIncomplete: problem.errors.some(({ code }) => code.endsWith('_REQUIRED')),
    values: typedIn(form),
    current: current as Record<string, unknown> | null,
  }
}

function typedIn(form: FormData): Record<string, string> {
  const texts = [...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  return Object.fromEntries(texts.filter(([name]) => !SECRET.test(name)))
}
