import { tellProblem, type ImportProblem, type ToldProblem } from '#core/import/problem'
import type { ImportCounts } from '#core/import/import_record'
import type { Translator } from '#core/i18n/translator'
import type { Locale } from '#core/i18n/locales'

/** What a run did. */
export interface ImportReport extends ImportCounts {
  seconds: number
  errors: ImportProblem[]
  warnings: ImportProblem[]
  /** Why the file as a whole was refused: then nothing was written. */
  refused: ImportProblem | null
  /** True when the run ended at its first error because that was asked for. */
  isStopped: boolean
  /** True when it was told to end: the same request goes on with it. */
  isInterrupted: boolean
}

/** A report as programs read it: messages without prefix, in one language. */
export interface ToldReport extends ImportCounts {
  seconds: number
  errors: ToldProblem[]
  warnings: ToldProblem[]
  refused?: string
}

export function tellReport(report: ImportReport, translator: Translator, locale: Locale): ToldReport {
  const { rows, created, updated, unchanged, variants, rejected, seconds, errors, warnings, refused } = report
  const tell = (problem: ImportProblem) => tellProblem(translator, locale, problem)
  return {
    rows,
    created,
    updated,
    unchanged,
    variants,
    rejected,
    seconds,
    errors: errors.map(tell),
    warnings: warnings.map(tell),
    ...(refused ? { refused: tell(refused).message } : {}),
  }
}
