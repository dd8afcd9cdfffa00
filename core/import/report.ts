import { tellProblem, type ImportProblem, type ToldProblem } from '#core/import/problem'
import type { GatheredProblem } from '#core/import/gather_problems'
import type { ImportCounts } from '#core/import/import_record'
import type { Translator } from '#core/i18n/translator'
import type { Locale } from '#core/i18n/locales'

/** What a run did. */
export interface ImportReport extends ImportCounts {
  seconds: number
  errors: GatheredProblem[]
  warnings: GatheredProblem[]
  /** Why the file as a whole was refused: then nothing was written. */
  refused: ImportProblem | null
  /** True when the run ended at its first error because that was asked for. */
  isStopped: boolean
  /** True when it was told to end: the same request goes on with it. */
  isInterrupted: boolean
}

/** Problems of one cause, as programs read them. */
export interface ToldCause extends ToldProblem {
  count: number
  rows: number[]
}

/** A report as programs read it: messages without prefix, in one language. */
export interface ToldReport extends ImportCounts {
  seconds: number
  errors: ToldCause[]
  warnings: ToldCause[]
  refused?: string
}

export function tellCause(translator: Translator, locale: Locale, problem: GatheredProblem): ToldCause {
  const { count, rows } = problem
  return { ...tellProblem(translator, locale, problem), count, rows }
}

export function tellReport(report: ImportReport, translator: Translator, locale: Locale): ToldReport {
  const { rows, created, updated, unchanged, variants, rejected, seconds, errors, warnings, refused } = report
  const tell = (problem: GatheredProblem) => {
    const { mend, ...told } = tellCause(translator, locale, problem)
    return mend === undefined ? told : { ...told, mend: `--defaults ${mend}` }
  }
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
    ...(refused ? { refused: tellProblem(translator, locale, refused).message } : {}),
  }
}
