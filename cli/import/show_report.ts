import { foldAlike, type GroupedProblem } from '#core/import/group_problems'
import { clearedOf } from '#core/import/field_counts'
import { formatCounts, formatThing } from '#core/import/format_changes'
import { formatProblem, type FormattedProblem } from '#core/import/problem'
import { words, type Words } from '#cli/lib/words'
import type { Terminal } from '#core/console/command'
import type { ThingChange } from '#core/import/importer'
import type { ImportReport } from '#core/import/report'
import type { Translator } from '#core/i18n/translator'

/** So many kinds of errors and warnings are printed. The JSON has all. */
const SHOWN = 50

/** So many problems of one kind are printed in full. */
const ALIKE = 3

/** So many row numbers are printed. */
const FIRST_ROWS = 8

/** So many values that empty cells clear are printed. */
const FIRST_CLEARED = 20

/** Prints the report: why the file was refused, which rows were left out, and the result of the others. */
export function showReport(
  terminal: Terminal,
  { report, things }: { report: ImportReport; things: readonly ThingChange[] },
  translator: Translator,
  dryRun: boolean
): void {
  const { locale } = terminal
  const say = words(locale)
  if (report.refused) {
    terminal.error(formatProblem(translator, locale, report.refused).message)
    return
  }
  // The last warning of an interrupted run is the interruption. It is printed last, so that nobody misses it.
  const notes = report.isInterrupted ? report.warnings.slice(0, -1) : report.warnings
  const format = (problem: GroupedProblem) => formatProblem(translator, locale, problem)
  const moreNotes = showKinds(
    notes,
    (note) => terminal.line(formatNote(say, note, format(note))),
    (more) => terminal.line(say('import.more_alike', more))
  )
  if (moreNotes > 0) terminal.line(say('import.more_notes', { count: moreNotes }))
  const moreErrors = showKinds(
    report.errors,
    (error) => {
      const { row, column, message, mend } = format(error)
      const key = column === null ? 'core.import.line' : 'core.import.line_column'
      const parameters = { row: String(row ?? ''), message: withFix(say, message, mend), column: column ?? '' }
      terminal.error(translator.translate(locale, key, parameters))
      if (error.count > 1)
        terminal.error(
          say('import.also_rows', { count: error.count - 1, rows: firstRows(error.rows.slice(1), error.count - 1) })
        )
    },
    (more) => terminal.error(say('import.more_alike', more))
  )
  if (moreErrors > 0) terminal.line(say('import.more_errors', { count: moreErrors }))
  if (report.isStopped) terminal.line(say('import.stopped'))
  const { created, updated, unchanged, variants, rejected, rows, seconds } = report
  terminal.line(say('import.result', { created, updated, unchanged, variants, rejected, rows, seconds }))
  showChanges(terminal, report, things)
  if (dryRun) terminal.line(say('import.dry'))
  if (report.id !== null && created + updated > 0) terminal.line(say('import.undo_hint', { id: String(report.id) }))
  const [last] = report.warnings.slice(-1)
  if (report.isInterrupted && last) terminal.line(formatProblem(translator, locale, last).message)
}

/** Prints the changes of existing records: each value that a trial would clear, and the number of changes by field. */
function showChanges(terminal: Terminal, { changes, kept }: ImportReport, things: readonly ThingChange[]): void {
  const { locale } = terminal
  const say = words(locale)
  const clearedValues = things
    .map((thing) => formatThing(thing, locale))
    .flatMap(({ row, key, fields }) =>
      fields.flatMap(({ isCleared, label, part, before }) =>
        isCleared ? [{ row: String(row), key: part ?? key, field: label, before: before ?? '' }] : []
      )
    )
  for (const value of clearedValues.slice(0, FIRST_CLEARED)) terminal.line(say('import.cleared_value', value))
  if (clearedValues.length > FIRST_CLEARED)
    terminal.line(say('import.more_cleared', { count: clearedValues.length - FIRST_CLEARED }))
  const list = (counts: [label: string, count: number][]) =>
    counts.flatMap(([label, count]) => (count > 0 ? [`${label} ${count}`] : [])).join(', ')
  const fields = formatCounts(changes, locale)
  if (fields.length > 0)
    terminal.line(say('import.changes', { fields: list(fields.map(({ label, changed }) => [label, changed])) }))
  const cleared = list(fields.map((field) => [field.label, field.cleared]))
  if (cleared) terminal.line(say('import.cleared', { count: clearedOf(changes), fields: cleared }))
  const unchanged = list(formatCounts(kept, locale).map((field) => [field.label, field.cleared]))
  if (unchanged) terminal.line(say('import.kept', { count: clearedOf(kept), fields: unchanged }))
}

/** Prints each kind of problem, the first ones in full. Returns the number of kinds that were not printed. */
function showKinds(
  problems: readonly GroupedProblem[],
  show: (problem: GroupedProblem) => void,
  showRest: (rest: { count: number; rows: string }) => void
): number {
  const kinds = foldAlike(problems, ALIKE)
  for (const { shown, rest } of kinds.slice(0, SHOWN)) {
    for (const problem of shown) show(problem)
    if (rest.count > 0) showRest({ count: rest.count, rows: firstRows(rest.rows, rest.count) })
  }
  return Math.max(0, kinds.length - SHOWN)
}

function formatNote(say: Words, { row, count, rows }: GroupedProblem, { message, mend }: FormattedProblem): string {
  const text = withFix(say, message, mend)
  if (row === null) return say('import.note', { message: text })
  if (count === 1) return say('import.row_note', { row: String(row), message: text })
  return say('import.rows_note', { count, rows: firstRows(rows, count), message: text })
}

function withFix(say: Words, message: string, mend: string | undefined): string {
  return mend === undefined ? message : `${message} ${say('import.mend', { mend })}`
}

/** `2, 3, 4 …` */
function firstRows(rows: readonly number[], count: number): string {
  const shown = rows.slice(0, FIRST_ROWS)
  return count > shown.length ? `${shown.join(', ')} …` : shown.join(', ')
}
