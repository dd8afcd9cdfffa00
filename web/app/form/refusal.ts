import { data } from '@remix-run/node'
import { fieldErrors, isFault, Problem, problemOf } from '#web/lib/problem'
import { isSecret } from './secret'

/** Why the server refused a form, with the input. */
export interface FormRefusal {
  /** Message about the form as a whole; empty when only fields have messages. */
  message: string
  /** Message of each refused field. */
  fields: Record<string, string>
  /** A required field was empty. */
  isIncomplete: boolean
  /** The input, without passwords. */
  values: Record<string, string>
  /** The current row, when somebody else has changed it meanwhile. */
  current: Record<string, unknown> | null
}

/** Statuses that the error page handles, not the form: signed out, forbidden, not found, expired page. */
const PAGE_STATUSES = new Set([401, 403, 404, 419])

/**
 * Sends a form. A refusal is returned as `{ refusal }`, with the status of the failed call.
 *
 * @throws any other error, for the error page
 */
export async function orRefusal<T>(form: FormData, send: () => Promise<T>) {
  try {
    return await send()
  } catch (error) {
    const problem = problemOf(error)
    if (!problem || isFault(problem) || PAGE_STATUSES.has(problem.status)) throw error
    return data({ refusal: refusalOf(error, form) }, { status: problem.status })
  }
}

/** The refusal in the error of a call. @throws any other error */
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
 * Sorts the messages by the order of the fields in the form, which is the order of the sent entries. An unticked box is not
 * sent: its message stays after the one before it.
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

/** Adds to a refusal the choices of the form that were not made, which the server cannot know. */
export function alsoMissing(error: unknown, missing: Record<string, string>): unknown {
  const problem = problemOf(error)
  if (problem?.status !== 422) return error
  const reported = new Set(problem.errors.map(({ field }) => field))
  const others = Object.entries(missing).filter(([field]) => !reported.has(field))
  const entries = others.map(([field, message]) => ({ code: 'E_VALIDATION_REQUIRED', field, message }))
  return new Problem(422, [...entries, ...problem.errors])
}

function typedIn(form: FormData): Record<string, string> {
  const texts = [...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  return Object.fromEntries(texts.filter(([name]) => !isSecret(name)))
}
