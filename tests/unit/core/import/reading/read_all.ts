import { Readable } from 'node:stream'
import { FileRefused } from '#core/import/reading/file_refused'
import { readRows, type ReadOptions } from '#core/import/reading/read_rows'
import type { SourceRow } from '#core/import/reading/source_row'

/** Reads bytes, or a file by its path, to the end. */
export async function readAll(source: Buffer | string, options: ReadOptions = {}) {
  const table = await readRows(typeof source === 'string' ? source : streamOf(source), options)
  const rows: SourceRow[] = []
  for await (const row of table.rows) rows.push(row)
  return { ...table, rows, values: rows.map((row) => row.values) }
}

/** A stream that comes in pieces of 7 bytes, so that characters, quotes and line ends are cut in two. */
function streamOf(bytes: Buffer): Readable {
  const pieces = []
  for (let at = 0; at < bytes.length; at += 7) pieces.push(bytes.subarray(at, at + 7))
  return Readable.from(pieces, { objectMode: true })
}

/** The code and parameters of the `FileRefused` that `run` ends in; null when it ends well. */
export async function refusalOf(run: () => Promise<unknown>) {
  try {
    await run()
    return null
  } catch (error) {
    if (error instanceof FileRefused) return { code: error.code, ...error.params }
    throw error
  }
}
