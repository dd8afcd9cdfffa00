import { columnsOf } from '#core/import/reading/columns'
import { FileRefused } from '#core/import/reading/file_refused'
import { toRow, type BadRow, type SourceRow } from '#core/import/reading/source_row'
import { readFormats } from '#core/import/reading/xlsx/number_formats'
import { openWorkbook, type Workbook } from '#core/import/reading/xlsx/open_workbook'
import { readPart } from '#core/import/reading/xlsx/read_part'
import { readStrings } from '#core/import/reading/xlsx/shared_strings'
import { SheetScan, type SheetParts, type SheetRow } from '#core/import/reading/xlsx/sheet_scan'
import type { ArchiveEntry } from '#core/import/reading/archive_contract'
import type { SourceTable } from '#core/import/reading/source_table'

/**
 * Opens an Excel workbook as a table: its first visible sheet that is not blank, whose first row is the header. Numbers, days
 * and truth values become texts (`numberText`; 1 and 0), and of merged cells the first one has the text. The sheet is read once
 * before the first row, so that a workbook that is damaged or unsafe is refused (`FileRefused`) before anything is written.
 * Held in memory: the shared strings, up to 50 million characters.
 */
export async function readXlsx(path: string): Promise<SourceTable> {
  const workbook = await openWorkbook(path)
  try {
    const parts = {
      strings: await readStrings(workbook.strings),
      formats: await readFormats(workbook.styles),
      is1904: workbook.is1904,
    }
    const { columns, total, position } = await surveyed(workbook, parts)
    return {
      encoding: 'utf-8',
      // What is made of its rows, such as a file of those in error, has commas.
      delimiter: ',',
      newline: '\n',
      columns,
      total,
      otherDelimiter: null,
      rows: rowsOf({ path, position, parts, columns }),
      close: async () => {},
    }
  } finally {
    await workbook.close()
  }
}

/** Finds the sheet, and reads it to its end. */
async function surveyed({ sheets }: Workbook, parts: SheetParts) {
  for (const [position, sheet] of sheets.entries()) {
    let columns: string[] | null = null
    let total = 0
    for await (const row of sheetRows(sheet, parts)) {
      if (columns) total += 1
      else columns = columnsOf(headerOf(row))
    }
    if (columns) return { columns, total, position }
  }
  throw new FileRefused('empty')
}

function headerOf({ cells, bad }: SheetRow): string[] {
  const last = Math.max(...cells.keys(), ...bad.keys())
  return Array.from({ length: last + 1 }, (_, column) => cells.get(column) ?? bad.get(column)?.text ?? '')
}

interface Reading {
  path: string
  /** Of the sheet, among the visible ones. */
  position: number
  parts: SheetParts
  columns: readonly string[]
}

async function* rowsOf({ path, position, parts, columns }: Reading): AsyncGenerator<SourceRow, void, undefined> {
  const workbook = await openWorkbook(path)
  try {
    let isHeader = true
    for await (const row of sheetRows(workbook.sheets[position]!, parts)) {
      if (!isHeader) yield badRow(row, columns) ?? goodRow(row, columns)
      isHeader = false
    }
  } finally {
    await workbook.close()
  }
}

async function* sheetRows(sheet: ArchiveEntry, parts: SheetParts): AsyncGenerator<SheetRow, void, undefined> {
  const scan = new SheetScan(parts)
  for await (const _ of readPart(sheet, scan)) yield* scan.take()
}

function goodRow({ row, cells }: SheetRow, columns: readonly string[]): SourceRow {
  const length = Math.max(columns.length, ...[...cells.keys()].map((column) => column + 1))
  const texts = Array.from({ length }, (_, column) => cells.get(column) ?? '')
  return toRow(columns, texts, { row, next: { row: row + 1, offset: null } })
}

/** A cell such as #N/A rejects its row: taken for an empty one it would clear a value. */
function badRow({ row, bad }: SheetRow, columns: readonly string[]): BadRow | null {
  for (const [at, { code, text }] of bad) {
    const column = columns[at]
    if (column === undefined) continue
    const params = { column, text: text.slice(0, 20) }
    return { row, values: null, problem: { code, params, column }, next: { row: row + 1, offset: null } }
  }
  return null
}
