import { formatProblem, type ImportProblem } from '#core/import/problem'
import { formatThing } from '#core/import/format_changes'
import type { BatchOutcome } from '#core/import/tally'
import type { ExportCell } from '#core/export/export_cells'
import type { ImportReport } from '#core/import/report'
import type { Locale } from '#core/i18n/locales'
import type { Translator } from '#core/i18n/translator'

/** Columns of the file of a report, as programs know them. Their words are `core.import.report.<name>`. */
export const REPORT_COLUMNS = ['row', 'key', 'title', 'result', 'part', 'field', 'before', 'after', 'message'] as const

type Line = Partial<Record<(typeof REPORT_COLUMNS)[number], string | number | null>>

export interface ReportWords {
  translator: Translator
  locale: Locale
  /** The result of a line, as people or as programs read it. */
  result: (name: 'created' | 'updated' | 'unchanged' | 'rejected' | 'note') => string
}

/** What became of the rows of a batch: a line for each thing, each changed field and each problem, in the order of the file. */
export function reportLines({ groups, results, errors, warnings, changes }: BatchOutcome, words: ReportWords) {
  const changeOf = new Map(changes.map((change) => [change.row, formatThing(change, words.locale)]))
  const things = groups.flatMap(({ key, rows }, at): Line[] => {
    const row = rows[0]?.row ?? 0
    const result = results[at] ?? 'rejected'
    if (result === 'rejected') return []
    const found = rows.flatMap((each) => changeOf.get(each.row) ?? [])[0]
    const thing = { row, key: found?.key ?? key.trim(), title: found?.title ?? '', result: words.result(result) }
    const fields = found?.fields ?? []
    if (fields.length === 0) return [thing]
    return fields.map(({ label, part, before, after }) => ({ ...thing, part, field: label, before, after }))
  })
  const rejected = errors.map((problem) => problemLine(problem, 'rejected', words))
  const notes = warnings.filter(({ row }) => row !== null).map((problem) => problemLine(problem, 'note', words))
  return [...things, ...rejected, ...notes].sort((one, other) => Number(one.row) - Number(other.row)).map(toCells)
}

/** What is true of the file as a whole: why it was refused, and its notes. */
export function fileLines({ refused, warnings }: ImportReport, words: ReportWords): ExportCell[][] {
  const notes = warnings.filter(({ row }) => row === null)
  return [
    ...(refused ? [problemLine(refused, 'rejected', words)] : []),
    ...notes.map((problem) => problemLine(problem, 'note', words)),
  ].map(toCells)
}

function problemLine(problem: ImportProblem, result: 'rejected' | 'note', words: ReportWords): Line {
  const { row, column, message } = formatProblem(words.translator, words.locale, problem)
  return { row, result: words.result(result), field: column, message }
}

function toCells(line: Line): ExportCell[] {
  return REPORT_COLUMNS.map((name) => {
    const value = line[name] ?? ''
    return typeof value === 'number' ? { text: String(value), number: value } : { text: value }
  })
}
