import { DomainError, type ErrorParameters } from '#core/errors/domain_error'
import { FileRefused } from '#core/import/reading/file_refused'
import type { RowProblem } from '#core/import/reading/source_row'
import type { Translator } from '#core/i18n/translator'
import type { Locale } from '#core/i18n/locales'

/** Something to tell about a file: an error that leaves a row out, or a warning. */
export interface ImportProblem {
  /** Physical line, the header being 1; null: the file as a whole. */
  row: number | null
  /** Column as the file names it. */
  column: string | null
  /** Stable, for programs: `E_IMPORT_KEY_REPEATED`. */
  code: string
  /** Translation key of its words. */
  message: string
  /** `mend` is no word of the message: what fills empty cells, as `--defaults` takes it (`attr.volume=75cl`). */
  parameters: ErrorParameters
}

/** A problem as people and programs read it. */
export interface ToldProblem {
  row: number | null
  column: string | null
  code: string
  /** Without the "Error on line n." in front. */
  message: string
  /** What fills the cells that are empty, as `--defaults` takes it; absent: no default can. */
  mend?: string
}

/** A problem of core, whose words stand under `core.import.<name>`. */
export function coreProblem(
  row: number | null,
  name: string,
  column: string | null = null,
  parameters: ErrorParameters = {}
): ImportProblem {
  return { row, column, code: codeOf(name), message: `core.import.${name}`, parameters }
}

/** A row that could not even be read. */
export function unreadableRow(row: number, { code, params, column }: RowProblem): ImportProblem {
  return coreProblem(row, `row.${code}`, column, params)
}

/** A run that was told to end. */
export function interrupted(rows: number, isTrial: boolean): ImportProblem {
  return coreProblem(null, 'note.interrupted', null, { rows, kind: isTrial ? 'trial' : 'run' })
}

/** A refusal of the domain, at a row. */
export function refusedRow(row: number | null, error: DomainError, column: string | null): ImportProblem {
  const { kind, parameters } = error
  return { row, column, code: kind.code, message: kind.message, parameters }
}

/** Why a file as a whole was refused; null for errors that are no refusal. */
export function refusedFile(error: unknown): ImportProblem | null {
  if (error instanceof FileRefused) return coreProblem(null, `refused.${error.code}`, null, error.params)
  return error instanceof DomainError ? refusedRow(null, error, null) : null
}

/** A file that was refused as a whole, as an answer to the form that brought it. Any other error stays what it is. */
export function refusalOfFile(error: unknown, field: string): unknown {
  if (!(error instanceof FileRefused)) return error
  const { code, message, parameters } = coreProblem(null, `refused.${error.code}`, null, error.params)
  return new DomainError({ code, status: 422, message }, parameters, field)
}

export function tellProblem(translator: Translator, locale: Locale, problem: ImportProblem): ToldProblem {
  const { row, column, code, message, parameters } = problem
  const told = { row, column, code, message: translator.translate(locale, message, parameters) }
  return typeof parameters.mend === 'string' ? { ...told, mend: parameters.mend } : told
}

function codeOf(name: string): string {
  const last = name.slice(name.indexOf('.') + 1)
  return `E_IMPORT_${last.toUpperCase().replaceAll('.', '_')}`
}
