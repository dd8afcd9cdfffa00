import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { stringify } from 'csv-stringify'
import {
  exportCells,
  exportHeader,
  type ExportCell,
  type ExportPlan,
} from '#plugins/platform/services/export/export_cells'
import type { ListRow } from '#core/lists/list_value'

/** Beginnings that make spreadsheets take a text for a formula, which may call programs and addresses. */
const FORMULA = /^[\s]*[=+\-@\t\r\n＝＋－＠]/u

/** Puts an apostrophe before a text that a spreadsheet would run as a formula. */
export function defused({ text, number }: ExportCell): string {
  return number === undefined && FORMULA.test(text) ? `'${text}` : text
}

export interface FileOptions {
  path: string
  plan: ExportPlan
  signal: AbortSignal
  /** Writes a byte order mark, which Excel needs to read UTF-8 and other programs may not accept. */
  bom?: boolean
}

/** Writes rows as they come into a CSV file: UTF-8, commas, decimal points. */
export async function writeCsv(
  chunks: AsyncIterable<ListRow[]>,
  { path, plan, signal, bom }: FileOptions
): Promise<void> {
  async function* lines(): AsyncGenerator<string[]> {
    yield exportHeader(plan).map((text) => defused({ text }))
    for await (const chunk of chunks) for (const row of chunk) yield exportCells(plan, row).map(defused)
  }
  const csv = stringify({ bom: bom ?? true, record_delimiter: 'windows' })
  await pipeline(Readable.from(lines()), csv, createWriteStream(path), { signal })
}
