import { DomainError } from '#core/errors/domain_error'

/** Error codes of the system, and of PostgreSQL while it starts, stops or has no connection left. */
const CODES =
  /^(?:ECONNREFUSED|ECONNRESET|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|EPIPE|08\w{3}|57P0[1235]|53300)$/

/** Messages of PostgreSQL's driver for errors without a code. */
const MESSAGES = /Query read timeout$|timeout expired$|Connection terminated|connection error and is not queryable$/

/** Whether an error means that the database, or another server that we depend on, could not be reached in time. */
export function isUnreachable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (error instanceof DomainError) return error.kind.code === 'E_UNAVAILABLE'
  const { code } = error as { code?: unknown }
  if (error.name === 'KnexTimeoutError' || CODES.test(String(code ?? ''))) return true
  return MESSAGES.test(error.message) || (error instanceof AggregateError && error.errors.some(isUnreachable))
}
