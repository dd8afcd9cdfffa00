import { data } from '@remix-run/node'
import { fieldErrors, isFault, Problem, problemOf } from '#web/lib/problem'

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
    fields: inFormOrder(fieldErrors(problem), form),
    isIncomplete: problem.errors.some(({ code }) => code.endsWith('_REQUIRED')),
    values: typedIn(form),
    current: current as Record<string, unknown> | null,
  }
}

/**
 * Faults in the order in which the fields stand in the form, which is that of what it sent. A box that was not ticked sends
 * nothing: it keeps its place after the fault before it.
 */
function inFormOrder(fields: Record<string, string>, form: FormData): Record<string, string> {
  const places = [...form.keys()]
  let last = -1
  const placed = Object.entries(fields).map(([name, message]) => {
    const place = places.indexOf(name)
    if (place !== -1) last = place
    return { name, message, place: place === -1 ? last : place }
  })
  placed.sort((one, other) => one.place - other.place)
  return Object.fromEntries(placed.map(({ name, message }) => [name, message]))
}

/** The same refusal with what the server could not know: choices of the form that nobody made. */
export function alsoMissing(error: unknown, missing: Record<string, string>): unknown {
  const problem = problemOf(error)
  if (problem?.status !== 422) return error
  const told = new Set(problem.errors.map(({ field }) => field))
  const others = Object.entries(missing).filter(([field]) => !told.has(field))
  const entries = others.map(([field, message]) => ({ code: 'E_VALIDATION_REQUIRED', field, message }))
  return new Problem(422, [...entries, ...problem.errors])
}

function typedIn(form: FormData): Record<string, string> {
  const texts = [...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  return Object.fromEntries(texts.filter(([name]) => !SECRET.test(name)))
}
