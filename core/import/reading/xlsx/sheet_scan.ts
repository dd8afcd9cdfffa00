import { FileRefused } from '#core/import/reading/file_refused'
import { numberText } from '#core/import/reading/xlsx/cell_number'
import { LONGEST_CELL } from '#core/import/reading/structure_scan'
import { RichText, unescaped } from '#core/import/reading/xlsx/shared_strings'
import type { NumberFormat } from '#core/import/reading/xlsx/number_formats'
import type { PartReader } from '#core/import/reading/xlsx/read_part'
import type { RowProblem } from '#core/import/reading/source_row'

/** Columns and rows of a sheet: XFD1048576 is its last cell. */
const MOST_COLUMNS = 16_384
const MOST_ROWS = 1_048_576

/** Characters of a row. */
const LONGEST_ROW = 16 * LONGEST_CELL

/** A cell without a usable value. */
export interface BadCell {
  code: Extract<RowProblem['code'], 'cell_error' | 'cell_uncalculated'>
  /** As the sheet shows it: `#N/A`. */
  text: string
}

/** A row of a sheet that is not blank. */
export interface SheetRow {
  row: number
  /** Texts by column, from 0; empty ones are absent. */
  cells: Map<number, string>
  bad: Map<number, BadCell>
}

interface OpenCell {
  type: string
  style: number
  hasFormula: boolean
  value: string | null
}

export interface SheetParts {
  strings: readonly string[]
  formats: readonly NumberFormat[]
  is1904: boolean
}

/** Reads the rows of a worksheet from its elements. */
export class SheetScan implements PartReader {
  readonly #parts: SheetParts
  readonly #inline = new RichText()
  #rows: SheetRow[] = []
  #isData = false
  #row: SheetRow | null = null
  #rowNumber = 0
  #column = -1
  /** Characters of the row so far. */
  #size = 0
  #cell: OpenCell | null = null
  #isValue = false

  constructor(parts: SheetParts) {
    this.#parts = parts
  }

  /** The rows that ended since the last call. */
  take(): SheetRow[] {
    const rows = this.#rows
    this.#rows = []
    return rows
  }

  open(name: string, attributes: Record<string, string>): void {
    if (this.#cell) this.#openInside(name)
    else if (name === 'sheetData') this.#isData = true
    else if (name === 'row' && this.#isData) this.#openRow(attributes.r)
    else if (name === 'c' && this.#row) this.#openCell(attributes)
  }

  text(text: string): void {
    if (!this.#cell) return
    if (!this.#isValue) this.#inline.add(text)
    else this.#cell.value = (this.#cell.value ?? '') + text
  }

  close(name: string): void {
    this.#isValue = false
    this.#inline.close(name)
    if (name === 'c' && this.#cell) this.#closeCell(this.#cell)
    else if (name === 'sheetData') this.#isData = false
    else if (name === 'row' && this.#row) {
      if (this.#row.cells.size > 0 || this.#row.bad.size > 0) this.#rows.push(this.#row)
      this.#row = null
    }
  }

  #openRow(r: string | undefined): void {
    const row = r === undefined ? this.#rowNumber + 1 : Number(r)
    // An import resumes at the number of a row.
    if (!Number.isInteger(row) || row <= this.#rowNumber || row > MOST_ROWS) throw new FileRefused('workbook_damaged')
    this.#rowNumber = row
    this.#column = -1
    this.#size = 0
    this.#row = { row, cells: new Map(), bad: new Map() }
  }

  #openCell({ r, t = 'n', s = '0' }: Record<string, string>): void {
    this.#column = r === undefined ? this.#column + 1 : columnOf(r)
    if (this.#column >= MOST_COLUMNS) throw new FileRefused('workbook_damaged')
    this.#inline.clear()
    this.#cell = { type: t, style: Number(s), hasFormula: false, value: null }
  }

  #openInside(name: string): void {
    const cell = this.#cell!
    if (name === 'f') cell.hasFormula = true
    this.#isValue = name === 'v'
    if (this.#isValue) cell.value = ''
    this.#inline.open(name)
  }

  #closeCell(cell: OpenCell): void {
    this.#cell = null
    const { type, value, hasFormula } = cell
    const row = this.#row!
    if (type === 'e') row.bad.set(this.#column, { code: 'cell_error', text: value ?? '' })
    else if (hasFormula && value === null) row.bad.set(this.#column, { code: 'cell_uncalculated', text: '' })
    else {
      const text = this.#textOf(cell)
      this.#size += text.length
      if (this.#size > LONGEST_ROW) throw new FileRefused('cell_too_large', { row: row.row, limit: LONGEST_CELL })
      if (text !== '') row.cells.set(this.#column, text)
    }
  }

  #textOf({ type, style, value }: OpenCell): string {
    if (type === 'inlineStr') return this.#inline.take()
    if (value === null) return ''
    if (type === 's') return this.#shared(value)
    if (type === 'str') return unescaped(value)
    if (type === 'b') return value === 'true' || value.trim() === '1' ? '1' : '0'
    if (type === 'd') return value.replace('T', ' ').replace(/(\.\d+)?Z?$/, '')
    return numberText(value, this.#parts.formats[style], this.#parts.is1904)
  }

  #shared(value: string): string {
    const text = this.#parts.strings[Number(value)]
    if (text === undefined) throw new FileRefused('workbook_damaged')
    return text
  }
}

/** The column of `AB12`, from 0. */
function columnOf(reference: string): number {
  const letters = /^\$?([A-Z]{1,3})\$?\d+$/i.exec(reference)?.[1]
  if (letters === undefined) throw new FileRefused('workbook_damaged')
  let column = 0
  for (const letter of letters.toUpperCase()) column = column * 26 + letter.charCodeAt(0) - 64
  return column - 1
}
