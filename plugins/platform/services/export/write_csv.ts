import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { stringify } from 'csv-stringify'
import { defuse } from '#core/text/formula_cells'
import type { ExportCell } from '#plugins/platform/services/export/export_cells'

export const defused = ({ text, number }: ExportCell): string => (number === undefined ? defuse(text) : text)

export interface FileOptions {
  path: string
  /** The first line. */
  header: readonly string[]
  signal: AbortSignal
  /** Writes a byte order mark, which Excel needs to read UTF-8 and other programs may not accept. */
  bom?: boolean
}

/** Writes lines as they come into a CSV file: UTF-8, commas, decimal points. */
export async function writeCsv(
  chunks: AsyncIterable<ExportCell[][]>,
  { path, header, signal, bom }: FileOptions
): Promise<void> {
  async function* lines(): AsyncGenerator<string[]> {
    yield header.map((text) => defused({ text }))
    for await (const chunk of chunks) for (const cells of chunk) yield cells.map(defused)
  }
  // Databases write null as a bare NULL, and imports read it so.
  const csv = stringify({ bom: bom ?? true, record_delimiter: 'windows', quoted_match: 'NULL' })
  await pipeline(Readable.from(lines()), csv, createWriteStream(path), { signal })
}
