import { foldAlike, type GatheredProblem } from '#core/import/gather_problems'
import { tellProblem, type ToldProblem } from '#core/import/problem'
import { words, type Words } from '#cli/lib/words'
import type { Terminal } from '#core/console/command'
import type { ImportReport } from '#core/import/report'
import type { Translator } from '#core/i18n/translator'

/** Kinds of errors and warnings that people are shown; programs get all. */
const SHOWN = 50

/** Problems of one kind that are shown in full. */
const ALIKE = 3

/** Rows that are named. */
const FIRST_ROWS = 8

/** The report in sentences: what was refused, which rows were left out, and what came of the rest. */
export function showReport(terminal: Terminal, report: ImportReport, translator: Translator, dryRun: boolean): void {
  const { locale } = terminal
  const say = words(locale)
  if (report.refused) {
    terminal.error(tellProblem(translator, locale, report.refused).message)
    return
  }
  // That it was interrupted is told last: where many notes stand before it, nobody may miss it.
  const notes = report.isInterrupted ? report.warnings.slice(0, -1) : report.warnings
  const tell = (problem: GatheredProblem) => tellProblem(translator, locale, problem)
  const noted = showKinds(
    notes,
    (note) => terminal.line(noteOf(say, note, tell(note))),
    (more) => terminal.line(say('import.more_alike', more))
  )
  if (noted > 0) terminal.line(say('import.more_notes', { count: noted }))
  const left = showKinds(
    report.errors,
    (error) => {
      const { row, column, message, mend } = tell(error)
      const key = column === null ? 'core.import.line' : 'core.import.line_column'
      const parameters = { row: String(row ?? ''), message: withMend(say, message, mend), column: column ?? '' }
      terminal.error(translator.translate(locale, key, parameters))
      if (error.count > 1)
        terminal.error(
          say('import.also_rows', { count: error.count - 1, rows: firstRows(error.rows.slice(1), error.count - 1) })
        )
    },
    (more) => terminal.error(say('import.more_alike', more))
  )
  if (left > 0) terminal.line(say('import.more_errors', { count: left }))
  const [last] = report.warnings.slice(-1)
  if (report.isInterrupted && last) terminal.line(tellProblem(translator, locale, last).message)
  if (report.isStopped) terminal.line(say('import.stopped'))
  const { created, updated, unchanged, variants, rejected, rows, seconds } = report
  terminal.line(say('import.result', { created, updated, unchanged, variants, rejected, rows, seconds }))
  if (dryRun) terminal.line(say('import.dry'))
}

/** Shows each kind of problem, its first ones in full. Gives how many kinds were left. */
function showKinds(
  problems: readonly GatheredProblem[],
  show: (problem: GatheredProblem) => void,
  showRest: (rest: { count: number; rows: string }) => void
): number {
  const kinds = foldAlike(problems, ALIKE)
  for (const { shown, rest } of kinds.slice(0, SHOWN)) {
    for (const problem of shown) show(problem)
    if (rest.count > 0) showRest({ count: rest.count, rows: firstRows(rest.rows, rest.count) })
  }
  return Math.max(0, kinds.length - SHOWN)
}

function noteOf(say: Words, { row, count, rows }: GatheredProblem, { message, mend }: ToldProblem): string {
  const told = withMend(say, message, mend)
  if (row === null) return say('import.note', { message: told })
  if (count === 1) return say('import.row_note', { row: String(row), message: told })
  return say('import.rows_note', { count, rows: firstRows(rows, count), message: told })
}

function withMend(say: Words, message: string, mend: string | undefined): string {
  return mend === undefined ? message : `${message} ${say('import.mend', { mend })}`
}

/** `2, 3, 4 …` */
function firstRows(rows: readonly number[], count: number): string {
  const shown = rows.slice(0, FIRST_ROWS)
  return count > shown.length ? `${shown.join(', ')} …` : shown.join(', ')
}
