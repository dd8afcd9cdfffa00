/** A position in a file at which an import can resume. */
export interface Checkpoint {
  /** Physical line of the next row; the header is line 1. */
  row: number
  /** Its byte offset; null for encodings without offsets, in which earlier rows are read again and skipped. */
  offset: number | null
}

/** Why one row cannot be used. The messages are in `core/lang` under `core.import.row.<code>`. */
export interface RowProblem {
  code: 'too_few_columns' | 'too_many_columns' | 'replacement_character' | 'cell_error' | 'cell_uncalculated'
  params: Record<string, string | number>
  column: string | null
}

/** A row of the file: text by column, not trimmed or interpreted. */
export interface GoodRow {
  /** Physical line on which the row starts; in a workbook the number of the row. */
  row: number
  values: Record<string, string>
  problem: null
  next: Checkpoint
}

/** A row that is reported and skipped. */
export interface BadRow {
  row: number
  values: null
  problem: RowProblem
  next: Checkpoint
}

export type SourceRow = GoodRow | BadRow

/** A row that only adds to others, which have what it says. */
export interface AddedRow {
  row: number
  values: null
  problem: null
  next: Checkpoint
}

const REPLACEMENT_CHARACTER = '\uFFFD'

/** Assigns cells to columns. Empty cells beyond the last column are ignored; any other difference in number makes a bad row. */
export function toRow(
  columns: readonly string[],
  cells: readonly string[],
  place: { row: number; next: Checkpoint }
): SourceRow {
  const problem = countProblem(columns, cells) ?? lostCharacter(columns, cells)
  if (problem) return { row: place.row, values: null, problem, next: place.next }
  const values: Record<string, string> = {}
  for (let i = 0; i < columns.length; i++) values[columns[i]!] = cells[i]!
  return { row: place.row, values, problem: null, next: place.next }
}

function countProblem(columns: readonly string[], cells: readonly string[]): RowProblem | null {
  const expected = columns.length
  const found = cells.length
  if (found === expected) return null
  if (found > expected && cells.slice(expected).every((cell) => cell.trim() === '')) return null
  const code = found < expected ? 'too_few_columns' : 'too_many_columns'
  return { code, params: { expected, found }, column: null }
}

/** U+FFFD in a file means that an earlier program failed to decode a character. Such a row is refused. */
function lostCharacter(columns: readonly string[], cells: readonly string[]): RowProblem | null {
  const at = cells.findIndex((cell) => cell.includes(REPLACEMENT_CHARACTER))
  if (at === -1) return null
  const column = columns[at] ?? null
  return { code: 'replacement_character', params: { column: column ?? '' }, column }
}
