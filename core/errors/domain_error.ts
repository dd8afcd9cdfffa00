import { Exception } from '@adonisjs/core/exceptions'
import type { Names, Sentence } from '#core/i18n/translator'
import type { MoneyData } from '#core/money/money'
import type { ByteSize } from '#core/text/format_bytes'

/**
 * Parameters of a refusal's message. Names, money, sizes and sentences are passed as data and formatted later, in the
 * reader's language.
 */
export type ErrorParameters = Record<string, string | number | Date | MoneyData | ByteSize | Names | Sentence>

/** A kind of refusal, declared in an `errors.ts`. */
export interface ErrorKind {
  code: string
  status: number
  /** Translation key of its ICU message. */
  message: string
  /** Translation key of a second line, sent as `meta.caption`. */
  caption?: string
}

/**
 * An expected error that a user can understand. It is thrown, so that a transaction rolls back, and the exception handler
 * renders it in the reader's language.
 */
export class DomainError extends Exception {
  constructor(
    readonly kind: ErrorKind,
    readonly parameters: ErrorParameters = {},
    /** Field of the form or body that it belongs to. */
    readonly field?: string,
    /** Data for programs, such as the current row of a 409. */
    readonly meta?: Record<string, unknown>
  ) {
    super(kind.message, { code: kind.code, status: kind.status })
    this.name = 'DomainError'
  }
}

/** Makes errors of one kind. */
export interface Refusal {
  (parameters?: ErrorParameters, field?: string, meta?: Record<string, unknown>): DomainError
  readonly kind: ErrorKind
}

/** Declares a kind of refusal and returns its factory: `const orderNotCancellable = refusal('E_SALES_…', 409, 'sales.errors.…')`. */
export function refusal(code: string, status: number, message: string, caption?: string): Refusal {
  const kind: ErrorKind = { code, status, message, ...(caption ? { caption } : {}) }
  const make = (parameters?: ErrorParameters, field?: string, meta?: Record<string, unknown>) =>
    new DomainError(kind, parameters, field, meta)
  return Object.assign(make, { kind })
}

/** Whether a thrown value is an error of this kind. */
export function isRefusal(error: unknown, { kind }: Refusal): error is DomainError {
  return error instanceof DomainError && error.kind === kind
}
