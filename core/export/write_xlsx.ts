import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import writeWorkbook, { type Cell, type Row } from 'write-excel-file/node'
import type { ExportCell } from '#core/export/export_cells'
import type { FileOptions } from '#core/export/write_csv'

/** Lines of a workbook: it is put together in memory. */
export const MOST_IN_XLSX = 20_000

const DAY = 'yyyy-mm-dd'
const TIME = 'yyyy-mm-dd hh:mm:ss'

/** Characters of a cell that Excel takes. */
const LONGEST = 32_767

/** Writes lines into an Excel workbook. Texts are texts there: none is taken for a formula. */
export async function writeXlsx(
  chunks: AsyncIterable<ExportCell[][]>,
  { path, header, signal }: FileOptions
): Promise<void> {
  const rows: Row[] = [header.map((value) => ({ value, type: String, fontWeight: 'bold' }))]
  for await (const chunk of chunks) {
    signal.throwIfAborted()
    for (const cells of chunk) rows.push(cells.map(toCell))
  }
  const workbook = writeWorkbook(rows, { stickyRowsCount: 1, columns: widths(rows) })
  if (typeof path === 'string') await workbook.toFile(path)
  else await pipeline(Readable.from([await workbook.toBuffer()]), path, { signal, end: false })
}

function toCell({ text, number, digits, time }: ExportCell): Cell {
  if (time) {
    // Excel knows no zones: the clock of the shop is written as if it were UTC's.
    const isDay = !text.includes(':')
    return { value: time.setZone('utc', { keepLocalTime: true }).toJSDate(), type: Date, format: isDay ? DAY : TIME }
  }
  if (number !== undefined) {
    return { value: number, type: Number, ...(digits ? { format: `0.${'0'.repeat(digits)}` } : {}) }
  }
  return text === '' ? null : { value: text.slice(0, LONGEST), type: String }
}

/** Column widths from the first lines. */
function widths(rows: Row[]): { width: number }[] {
  const seen = rows.slice(0, 50)
  return (rows[0] ?? []).map((_, column) => {
    const lengths = seen.map((row) => lengthOf(row[column]))
    return { width: Math.min(60, Math.max(10, ...lengths) + 2) }
  })
}

function lengthOf(cell: Cell): number {
  const value = cell && typeof cell === 'object' && 'value' in cell ? cell.value : null
  return value instanceof Date ? TIME.length : String(value ?? '').length
}
