import { errors } from '@vinejs/vine'
import { DomainError, type ErrorParameters } from '#core/errors/domain_error'
import { Refusals } from '#core/errors/refusals'
import { validationProblem } from '#core/errors/problem'
import { FileRefused } from '#core/import/reading/file_refused'
import type { RowProblem } from '#core/import/reading/source_row'
import type { Translator } from '#core/i18n/translator'
import type { Locale } from '#core/i18n/locales'

/** An error that rejects a row, or a warning. */
export interface ImportProblem {
  /** Physical line, the header being line 1; null for the file as a whole. */
  row: number | null
  /** Column name in the file. */
  column: string | null
  /** Stable, for programs: `E_IMPORT_KEY_REPEATED`. */
  code: string
  /** Translation key of its message. */
  message: string
  /** `mend` is not part of the message: it is the value of `--defaults` that would fix the problem (`attr.volume=75cl`). */
  parameters: ErrorParameters
}

/** A problem with its message in one language. */
export interface FormattedProblem {
  row: number | null
  column: string | null
  code: string
  /** Without the "Error on line n." in front. */
  message: string
  /** Value of `--defaults` that would fill the empty cells; absent when a default cannot help. */
  mend?: string
}

/** A problem of core, with its message under `core.import.<name>`. */
export function coreProblem(
  row: number | null,
  name: string,
  column: string | null = null,
  parameters: ErrorParameters = {}
): ImportProblem {
  return { row, column, code: codeOf(name), message: `core.import.${name}`, parameters }
}

/** The problem of a row that cannot be parsed. */
export function unreadableRow(row: number, { code, params, column }: RowProblem): ImportProblem {
  return coreProblem(row, `row.${code}`, column, params)
}

/** The warning of a run that was aborted by its signal. */
export function interrupted(rows: number, isTrial: boolean): ImportProblem {
  return coreProblem(null, 'note.interrupted', null, { rows, kind: isTrial ? 'trial' : 'run' })
}

/** Converts a `DomainError` of a row to a problem. */
export function refusedRow(row: number | null, error: DomainError, column: string | null): ImportProblem {
  const { kind, parameters } = error
  return { row, column, code: kind.code, message: kind.message, parameters }
}

/** Converts what refuses the values of a row, whether a validator or a rule; null for any other error. */
export function refusedRows(error: unknown, row: number, hasWords: (key: string) => boolean): ImportProblem[] | null {
  if (error instanceof DomainError) return [refusedRow(row, error, error.field ?? null)]
  if (error instanceof Refusals) return error.all.map((one) => refusedRow(row, one, one.field ?? null))
  if (!(error instanceof errors.E_VALIDATION_ERROR)) return null
  return (error.messages as InvalidValue[]).map(({ rule, field, message, meta = {} }) => {
    const { code, key } = validationProblem({ rule, message }, hasWords)
    const parameters = Object.entries(meta).filter(
      ([, value]) => typeof value === 'string' || typeof value === 'number'
    )
    return { row, column: field, code, message: key, parameters: { field, ...Object.fromEntries(parameters) } }
  })
}

interface InvalidValue {
  rule: string
  field: string
  message: string
  meta?: Record<string, string | number>
}

/** Converts a refusal of the file as a whole to a problem; null for any other error. */
export function refusedFile(error: unknown): ImportProblem | null {
  if (error instanceof FileRefused) return coreProblem(null, `refused.${error.code}`, null, error.params)
  return error instanceof DomainError ? refusedRow(null, error, null) : null
}

/** Converts a `FileRefused` to a `DomainError` at the upload field of a form. Returns any other error unchanged. */
export function refusalOfFile(error: unknown, field: string): unknown {
  if (!(error instanceof FileRefused)) return error
  const { code, message, parameters } = coreProblem(null, `refused.${error.code}`, null, error.params)
  return new DomainError({ code, status: 422, message }, parameters, field)
}

export function formatProblem(translator: Translator, locale: Locale, problem: ImportProblem): FormattedProblem {
  const { row, column, code, message, parameters } = problem
  const formatted = { row, column, code, message: translator.translate(locale, message, parameters) }
  return typeof parameters.mend === 'string' ? { ...formatted, mend: parameters.mend } : formatted
}

function codeOf(name: string): string {
  const last = name.slice(name.indexOf('.') + 1)
  return `E_IMPORT_${last.toUpperCase().replaceAll('.', '_')}`
}
