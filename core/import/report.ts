import { formatProblem, type ImportProblem, type FormattedProblem } from '#core/import/problem'
import { formatCounts, formatThing, type FormattedFieldCount, type FormattedThing } from '#core/import/format_changes'
import type { ThingChange } from '#core/import/importer'
import type { FieldCount } from '#core/import/field_counts'
import type { GroupedProblem } from '#core/import/group_problems'
import type { ImportCounts } from '#core/import/import_record'
import type { Translator } from '#core/i18n/translator'
import type { Locale } from '#core/i18n/locales'

/** The result of a run. */
export interface ImportReport extends ImportCounts {
  /** Number of the run, for `UndoImport`; null for a trial and for a refused file. */
  id: number | null
  seconds: number
  errors: GroupedProblem[]
  warnings: GroupedProblem[]
  /** Changed fields of things that existed before the run. */
  changes: FieldCount[]
  /** In a trial with `emptyCells: 'keep'`: the fields that empty cells would clear otherwise. */
  kept: FieldCount[]
  /** Why the file as a whole was refused. Nothing was written then. */
  refused: ImportProblem | null
  /** True when the run stopped at its first error, because of `stopOnError`. */
  isStopped: boolean
  /** True when its signal aborted the run. The same request resumes it. */
  isInterrupted: boolean
}

/** A grouped problem with its message in one language. */
export interface FormattedCause extends FormattedProblem {
  count: number
  rows: number[]
}

/** A report for programs, in one language. */
export interface FormattedReport extends ImportCounts {
  /** As in `ImportReport`; absent when null. */
  id?: number
  seconds: number
  errors: FormattedCause[]
  warnings: FormattedCause[]
  refused?: string
  /** Absent when no field of an existing thing was changed. */
  changes?: FormattedFieldCount[]
  /** As in `ImportReport`; absent when empty. */
  kept?: FormattedFieldCount[]
  /** In a trial: the first things that it would change, with their values. */
  things?: FormattedThing[]
}

export function formatCause(translator: Translator, locale: Locale, problem: GroupedProblem): FormattedCause {
  const { count, rows } = problem
  return { ...formatProblem(translator, locale, problem), count, rows }
}

/** Formats a report. `things`: what a trial would change. */
export function formatReport(
  report: ImportReport,
  translator: Translator,
  locale: Locale,
  things: readonly ThingChange[] = []
): FormattedReport {
  const { changes, kept } = report
  const { rows, created, updated, unchanged, variants, rejected, seconds, errors, warnings, refused } = report
  const format = (problem: GroupedProblem) => {
    const { mend, ...cause } = formatCause(translator, locale, problem)
    return mend === undefined ? cause : { ...cause, mend: `--defaults ${mend}` }
  }
  return {
    ...(report.id === null ? {} : { id: report.id }),
    rows,
    created,
    updated,
    unchanged,
    variants,
    rejected,
    seconds,
    errors: errors.map(format),
    warnings: warnings.map(format),
    ...(refused ? { refused: formatProblem(translator, locale, refused).message } : {}),
    ...(changes.length > 0 ? { changes: formatCounts(changes, locale) } : {}),
    ...(kept.length > 0 ? { kept: formatCounts(kept, locale) } : {}),
    ...(things.length > 0 ? { things: things.map((thing) => formatThing(thing, locale)) } : {}),
  }
}
