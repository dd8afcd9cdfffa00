import { tellProblem } from '#core/import/problem'
import { words } from '#cli/lib/words'
import type { Terminal } from '#core/console/command'
import type { ImportReport } from '#core/import/report'
import type { Translator } from '#core/i18n/translator'

/** Errors and warnings that people are shown one by one; programs get all. */
const SHOWN = 50

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
  for (const warning of notes.slice(0, SHOWN)) {
    const { row, message } = tellProblem(translator, locale, warning)
    terminal.line(
      row === null ? say('import.note', { message }) : say('import.row_note', { row: String(row), message })
    )
  }
  if (notes.length > SHOWN) terminal.line(say('import.more_notes', { count: notes.length - SHOWN }))
  for (const error of report.errors.slice(0, SHOWN)) {
    const { row, column, message } = tellProblem(translator, locale, error)
    const key = column === null ? 'core.import.line' : 'core.import.line_column'
    terminal.error(translator.translate(locale, key, { row: String(row ?? ''), message, column: column ?? '' }))
  }
  if (report.errors.length > SHOWN) terminal.line(say('import.more_errors', { count: report.errors.length - SHOWN }))
  const [last] = report.warnings.slice(-1)
  if (report.isInterrupted && last) terminal.line(tellProblem(translator, locale, last).message)
  if (report.isStopped) terminal.line(say('import.stopped'))
  const { created, updated, unchanged, variants, rejected, rows, seconds } = report
  terminal.line(say('import.result', { created, updated, unchanged, variants, rejected, rows, seconds }))
  if (dryRun) terminal.line(say('import.dry'))
}
