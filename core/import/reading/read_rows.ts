import { createReadStream } from 'node:fs'
import { pipeline, Readable } from 'node:stream'
import { CsvError, parse, type Parser } from 'csv-parse'
import { columnsOf } from '#core/import/reading/columns'
import { decode } from '#core/import/reading/encoding'
import { FileRefused } from '#core/import/reading/file_refused'
import { otherKind } from '#core/import/reading/file_kind'
import { readJson } from '#core/import/reading/read_json'
import { readXlsx } from '#core/import/reading/xlsx/read_xlsx'
import { refuseEncrypted } from '#core/import/reading/xlsx/refuse_encrypted'
import { readXml } from '#core/import/reading/read_xml'
import { resumeOffset } from '#core/import/reading/resume'
import { SAMPLE_BYTES, sniff, type Sniffed } from '#core/import/reading/sniff'
import { type Checkpoint, type SourceRow, toRow } from '#core/import/reading/source_row'
import { LONGEST_CELL } from '#core/import/reading/structure_scan'
import { type ReadingChoices, sampleOf, survey } from '#core/import/reading/survey'
import type { SourceTable } from '#core/import/reading/source_table'

// In bytes: up to 4 per character, times 4 for the other cells of the record.
const LONGEST_RECORD = 16 * LONGEST_CELL

export interface ReadOptions extends ReadingChoices {
  /** Resumes here: the `next` of the last row that was imported. For files of delimited text only. */
  from?: Checkpoint
}

/**
 * Opens a file (by path) or a byte stream as a table, and reads it in chunks. An XML or JSON file is a table of its records,
 * a workbook that of its first sheet. A file is scanned before the first row, and
 * refused as a whole (`FileRefused`) if it cannot be parsed. Of a stream only the beginning is scanned, so `FileRefused` can
 * also be thrown while iterating `rows`.
 */
export async function readRows(source: string | Readable, options: ReadOptions = {}): Promise<SourceTable> {
  if (typeof source !== 'string') return readStream(source, options)
  const sample = await sampleOf(source)
  const kind = otherKind(sample)
  // A workbook whose beginning does not say so looks like any zip.
  if (kind === 'xlsx' || kind === 'zip') return readXlsx(source)
  if (kind === 'xls') await refuseEncrypted(source, sample)
  if (kind === 'json') return readJson(source, options)
  return kind === 'xml' ? readXml(source, options) : readFile(source, options)
}

async function readFile(path: string, options: ReadOptions): Promise<SourceTable> {
  const surveyed = await survey(path, options)
  const start = { offset: surveyed.mark, row: 1 }
  const pieces = (offset: number) => createReadStream(path, { start: offset }) as AsyncIterable<Buffer>
  const records = new Records(pieces(start.offset), surveyed, start)
  const columns = await records.header()
  const table = { ...surveyed, total: surveyed.rows, columns }
  const opened = (from: Records, row = 0) => ({
    ...table,
    rows: from.rows(columns, row),
    close: () => from.close(),
  })
  if (!options.from) return opened(records)
  const offset = await resumeOffset(path, surveyed, options.from)
  if (offset === null) return opened(records, options.from.row)
  await records.close()
  const rest = new Records(pieces(offset), surveyed, { offset, row: options.from.row })
  return opened(rest)
}

async function readStream(source: Readable, options: ReadOptions): Promise<SourceTable> {
  const pieces = source[Symbol.asyncIterator]() as AsyncIterator<Buffer>
  const first: Buffer[] = []
  let length = 0
  let ended = false
  while (length < SAMPLE_BYTES && !ended) {
    const { value, done } = await pieces.next()
    ended = done ?? false
    if (!ended) length += first.push(Buffer.from(value)) && value.length
  }
  const sample = Buffer.concat(first)
  const sniffed = sniff(sample, { whole: ended, encoding: options.encoding })
  const delimiter = options.delimiter ?? sniffed.delimiter
  const found = { ...sniffed, delimiter, mayHoldNull: true }
  const rest = { [Symbol.asyncIterator]: () => pieces }
  const bytes = Readable.from(chain(sample.subarray(found.mark), rest))
  const records = new Records(bytes, found, { offset: found.mark, row: 1 })
  const columns = await records.header()
  const rows = records.rows(columns)
  return { ...found, total: null, otherDelimiter: null, columns, rows, close: () => records.close() }
}

async function* chain(first: Buffer, rest: AsyncIterable<Buffer>) {
  yield first
  yield* rest
}

/** Parses the records of a file, with the line on which each starts. */
class Records {
  readonly #parser: Parser
  readonly #walk: AsyncIterator<{ record: string[]; info: { bytes: number } }>
  readonly #sniffed: Sniffed
  readonly #start: number
  #line: number

  constructor(
    pieces: AsyncIterable<Buffer>,
    sniffed: Sniffed & { mayHoldNull: boolean },
    start: { offset: number; row: number }
  ) {
    this.#sniffed = sniffed
    this.#start = start.offset
    this.#line = start.row
    this.#parser = parse({
      delimiter: sniffed.delimiter,
      record_delimiter: sniffed.newline === '\r' ? '\r' : ['\r\n', '\n'],
      relax_column_count: true,
      relax_quotes: true,
      max_record_size: LONGEST_RECORD,
      info: true,
      // A cast halves the speed, so it is used only when the file contains NULL at all.
      cast: sniffed.mayHoldNull ? emptyForNull : false,
    })
    // The iteration of the parser gets the error. Without a callback `pipeline` would throw it as well.
    pipeline(decode(pieces, sniffed.encoding), this.#parser, () => {})
    this.#walk = this.#parser[Symbol.asyncIterator]()
  }

  async close(): Promise<void> {
    await this.#walk.return?.()
  }

  async header(): Promise<string[]> {
    try {
      return await this.#readHeader()
    } catch (error) {
      await this.close()
      throw error
    }
  }

  async #readHeader(): Promise<string[]> {
    let named = !this.#sniffed.namesDelimiter
    for (let found = await this.#next(); found; found = await this.#next()) {
      if (isBlank(found.cells)) continue
      if (named) return columnsOf(found.cells)
      named = true
    }
    throw new FileRefused('empty')
  }

  /** Yields the rows that are not blank, from physical line `from` on. */
  async *rows(columns: readonly string[], from = 0): AsyncGenerator<SourceRow, void, undefined> {
    try {
      for (let found = await this.#next(); found; found = await this.#next()) {
        if (found.row < from || isBlank(found.cells)) continue
        yield toRow(columns, found.cells, found)
      }
    } finally {
      await this.close()
    }
  }

  async #next(): Promise<{ cells: string[]; row: number; next: Checkpoint } | null> {
    const { value, done } = await this.#walk.next().catch((error: unknown) => {
      throw refusal(error, this.#line)
    })
    if (done) return null
    const row = this.#line
    this.#line += 1 + linesWithin(value.record, this.#sniffed.newline, row)
    const jumps = this.#sniffed.encoding === 'utf-8'
    const offset = jumps ? this.#start + value.info.bytes : null
    return { cells: value.record, row, next: { row: this.#line, offset } }
  }
}

/** Databases export null as an unquoted NULL. A quoted one is the word. */
function emptyForNull(value: string, { quoting }: { quoting: boolean }): string {
  return value === 'NULL' && !quoting ? '' : value
}

function isBlank(cells: readonly string[]): boolean {
  return cells.every((cell) => cell === '')
}

function linesWithin(cells: readonly string[], newline: string, row: number): number {
  const end = newline === '\r' ? '\r' : '\n'
  let lines = 0
  for (const cell of cells) {
    if (cell.length > LONGEST_CELL) {
      throw new FileRefused('cell_too_large', { row, limit: LONGEST_CELL })
    }
    for (let at = cell.indexOf(end); at !== -1; at = cell.indexOf(end, at + 1)) lines++
  }
  return lines
}

function refusal(error: unknown, row: number): unknown {
  if (!(error instanceof CsvError)) return error
  if (error.code === 'CSV_QUOTE_NOT_CLOSED') return new FileRefused('quote_not_closed', { row })
  if (error.code !== 'CSV_MAX_RECORD_SIZE') return error
  return new FileRefused('cell_too_large', { row, limit: LONGEST_CELL })
}
