import { Exception } from '@adonisjs/core/exceptions'
import type { Sentence } from '#core/i18n/translator'
import type { MoneyData } from '#core/money/money'
import type { ByteSize } from '#core/text/format_bytes'

/**
 * What the words of a refusal are filled with. Money, sizes and sentences are passed as they are: whoever is refused reads
 * them in their language.
 */
export type ErrorParameters = Record<string, string | number | Date | MoneyData | ByteSize | Sentence>

/** What a kind of refusal is: declared once, in a plugin's `errors.ts`. */
export interface ErrorKind {
  code: string
  status: number
  /** Translation key of its message, ICU. */
  message: string
  /** Translation key of a second line, sent as `meta.caption`. */
  caption?: string
}

/**
 * An expected refusal: thrown, so that a transaction rolls back, and rendered once by the exception
 * handler in the visitor's language.
 */
export class DomainError extends Exception {
  constructor(
    readonly kind: ErrorKind,
    readonly parameters: ErrorParameters = {},
    /** Field of the form or body it belongs to. */
    readonly field?: string,
    /** More for programs, such as the fresh row of a 409. */
    readonly meta?: Record<string, unknown>
  ) {
    super(kind.message, { code: kind.code, status: kind.status })
    this.name = 'DomainError'
  }
}

/** Declares a refusal: `const orderNotCancellable = refusal('E_SALES_…', 409, 'sales.errors.…')`. */
export function refusal(code: string, status: number, message: string, caption?: string) {
  const kind: ErrorKind = { code, status, message, ...(caption ? { caption } : {}) }
  return (parameters?: ErrorParameters, field?: string, meta?: Record<string, unknown>) =>
    new DomainError(kind, parameters, field, meta)
}
