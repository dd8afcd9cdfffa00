import { isUnreachable } from '#core/database/unreachable'
import { databaseUnreachable } from '#core/database/errors'
import { DomainError } from '#core/errors/domain_error'
import { AlsoRefused, Refusals } from '#core/errors/refusals'
import type { Locale } from '#core/i18n/locales'
import type { Reader, Translator } from '#core/i18n/translator'

export interface ProblemEntry {
  code: string
  message: string
  field?: string
  meta?: Record<string, unknown>
}

/** An error response: its status, its headers, and its body `{ errors: […] }`. */
export interface Problem {
  status: number
  errors: ProblemEntry[]
  headers: Record<string, string>
}

interface ThrownError {
  status?: number
  code?: string
  messages?: { message: string; rule: string; field: string; meta?: Record<string, unknown> }[]
  response?: { availableIn?: number }
}

/** Code and message of errors that are not ours, by status. */
const KNOWN: Record<number, [code: string, key: string]> = {
  401: ['E_UNAUTHORISED', 'core.errors.unauthorised'],
  403: ['E_FORBIDDEN', 'core.errors.forbidden'],
  404: ['E_NOT_FOUND', 'core.errors.not_found'],
  409: ['E_TAKEN', 'core.errors.taken'],
  413: ['E_TOO_LARGE', 'core.errors.too_large'],
  419: ['E_PAGE_EXPIRED', 'core.errors.page_expired'],
  429: ['E_TOO_MANY_REQUESTS', 'core.errors.too_many_requests'],
  503: ['E_UNAVAILABLE', 'core.errors.unavailable'],
}

/** Our status for errors of packages and databases, where it differs from their own. */
const STATUS_OF_CODE: Record<string, number> = {
  'E_BAD_CSRF_TOKEN': 419,
  'E_UNAUTHORIZED_ACCESS': 401,
  'E_INVALID_CREDENTIALS': 401,
  'E_AUTHORIZATION_FAILURE': 403,
  'E_ROUTE_NOT_FOUND': 404,
  'E_ROW_NOT_FOUND': 404,
  // PostgreSQL: a text with a null byte.
  '22021': 400,
  // PostgreSQL: a null byte within JSON.
  '22P05': 400,
  // A unique violation that no action handled. The visitor gets a 409, and the log gets the error.
  '23505': 409,
  'SQLITE_CONSTRAINT_UNIQUE': 409,
  'SQLITE_CONSTRAINT_PRIMARYKEY': 409,
}

/** Turns anything thrown into an error response. The message of an unexpected error is not disclosed. */
export function problemOf(
  error: unknown,
  translator: Translator,
  locale: Locale,
  reader: Reader = 'customer'
): Problem {
  const words = { translator, locale, reader }
  if (error instanceof DomainError) return refused(error, words)
  if (error instanceof Refusals) {
    const each = error.all.map((one) => refused(one, words))
    return { ...(each[0] as Problem), errors: each.flatMap(({ errors }) => errors) }
  }
  if (error instanceof AlsoRefused) {
    const { errors, ...problem } = invalid(error.invalid as ThrownError, translator, locale)
    const invalidFields = new Set(errors.map(({ field }) => field))
    const others = error.others.filter(({ field }) => !invalidFields.has(field))
    return { ...problem, errors: [...errors, ...others.flatMap((one) => refused(one, words).errors)] }
  }
  if (isUnreachable(error)) return refused(databaseUnreachable(), words)
  const thrown = (error ?? {}) as ThrownError
  if (thrown.code === 'E_VALIDATION_ERROR' && thrown.messages) return invalid(thrown, translator, locale)
  const status = STATUS_OF_CODE[thrown.code ?? ''] ?? thrown.status ?? 500
  const [code, key] = KNOWN[status] ?? fallback(status)
  const wait = thrown.response?.availableIn
  return {
    status,
    errors: [{ code, message: translator.translate(locale, key) }],
    headers: wait ? { 'retry-after': String(wait) } : {},
  }
}

function fallback(status: number): [string, string] {
  return status >= 400 && status < 500
    ? ['E_BAD_REQUEST', 'core.errors.bad_request']
    : ['E_SERVER', 'core.errors.server']
}

interface Words {
  translator: Translator
  locale: Locale
  reader: Reader
}

function refused(error: DomainError, { translator, locale, reader }: Words): Problem {
  const { kind, parameters, field } = error
  const message = translator.translate(locale, translator.keyFor(reader, locale, kind.message), parameters)
  const caption = kind.caption ? { caption: translator.translate(locale, kind.caption, parameters) } : null
  const meta = caption || error.meta ? { ...error.meta, ...caption } : null
  const wait = error.meta?.availableIn
  return {
    status: kind.status,
    errors: [{ code: kind.code, message, ...(field ? { field } : {}), ...(meta ? { meta } : {}) }],
    headers: wait ? { 'retry-after': String(wait) } : {},
  }
}

/** Code and translation key of what a validator found. A plugin's own rule passes a key as its message. */
export function validationProblem(
  { rule, message }: { rule: string; message: string },
  has: (key: string) => boolean
): { code: string; key: string } {
  const ofCore = `core.validation.${rule.replaceAll('.', '_')}`
  return { code: `E_VALIDATION_${rule.toUpperCase().replaceAll('.', '_')}`, key: has(ofCore) ? ofCore : message }
}

function invalid(thrown: ThrownError, translator: Translator, locale: Locale): Problem {
  const errors = (thrown.messages ?? []).map(({ rule, field, message, meta }) => {
    const { code, key } = validationProblem({ rule, message }, (one) => translator.has(locale, one))
    const parameters = { field, ...(meta as Record<string, string | number> | undefined) }
    return {
      code,
      message: translator.has(locale, key) ? translator.translate(locale, key, parameters) : message,
      field,
      // For programs: the allowed values.
      ...(rule === 'enum' && meta?.choices ? { meta: { known: meta.choices } } : {}),
    }
  })
  return { status: 422, errors, headers: {} }
}
