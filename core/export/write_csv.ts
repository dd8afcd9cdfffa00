import { createWriteStream } from 'node:fs'
import { PassThrough, Readable, type Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { stringify } from 'csv-stringify'
import { defuse } from '#core/text/formula_cells'
import type { ExportCell } from '#core/export/export_cells'

export const defused = ({ text, number, isSafe }: ExportCell): string =>
  number === undefined && !isSafe ? defuse(text) : text

export interface FileOptions {
  /** Where it goes; a stream is left open. */
  path: string | Writable
  /** The first line. */
  header: readonly string[]
  signal: AbortSignal
  /** Writes a byte order mark, which Excel needs to read UTF-8 and other programs may not accept. */
  bom?: boolean
}

/** Sends pieces through a transformation into a file or a stream. */
export async function writeOut(
  pieces: Readable,
  through: NodeJS.ReadWriteStream,
  { path, signal }: Pick<FileOptions, 'path' | 'signal'>
): Promise<void> {
  if (typeof path === 'string') await pipeline(pieces, through, createWriteStream(path), { signal })
  else await pipeline(pieces, through, path, { signal, end: false })
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
  await writeOut(Readable.from(lines()), csv, { path, signal })
}

/** Writes lines as they come as JSON: an array with an object for each, texts and numbers by column. */
export async function writeJson(
  chunks: AsyncIterable<ExportCell[][]>,
  { path, header, signal }: FileOptions
): Promise<void> {
  async function* objects(): AsyncGenerator<string> {
    let before = '[\n'
    for await (const chunk of chunks) {
      for (const cells of chunk) {
        const values = cells.map(({ text, number }, i) => [header[i] ?? '', number ?? text] as const)
        yield `${before}${JSON.stringify(Object.fromEntries(values))}`
        before = ',\n'
      }
    }
    yield before === '[\n' ? '[]\n' : '\n]\n'
  }
  await writeOut(Readable.from(objects()), new PassThrough(), { path, signal })
}
