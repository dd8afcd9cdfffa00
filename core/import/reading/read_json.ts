import { createReadStream } from 'node:fs'
import { BESIDE } from '#core/import/reading/read_xml'
import { JsonScan } from '#core/import/reading/json_scan'
import { decode, markLength, markedEncoding, type Encoding } from '#core/import/reading/encoding'
import { sampleOf, scannedEncoding, type ReadingChoices } from '#core/import/reading/survey'
import { toRow, type SourceRow } from '#core/import/reading/source_row'
import type { SourceTable } from '#core/import/reading/source_table'

/** Column with the JSON of a record. */
export const RECORD = 'record'

/**
 * Opens a JSON file as a table: an object whose last member is `records`, an array of objects. A record is a row with one
 * column, `record`; texts and numbers that stand before are columns `../<name>`. The whole file is read once before the first
 * row, so that a file that is damaged or ends too early is refused (`FileRefused`) before anything is written.
 */
export async function readJson(path: string, { encoding: chosen }: ReadingChoices = {}): Promise<SourceTable> {
  const sample = await sampleOf(path)
  const encoding = chosen ?? markedEncoding(sample) ?? (await scannedEncoding(path))
  const mark = markLength(sample)
  let total = 0
  let header: Record<string, string> = {}
  for await (const { scan, records } of scanned(path, encoding, mark)) {
    total += records.length
    ;({ header } = scan)
  }
  const columns = [RECORD, ...Object.keys(header).map((name) => BESIDE + name)]
  return {
    encoding,
    delimiter: '',
    newline: '\n',
    columns,
    total,
    otherDelimiter: null,
    rows: rowsOf(path, { encoding, mark, columns }),
    close: async () => {},
  }
}

async function* rowsOf(
  path: string,
  { encoding, mark, columns }: { encoding: Encoding; mark: number; columns: readonly string[] }
): AsyncGenerator<SourceRow, void, undefined> {
  for await (const { scan, records } of scanned(path, encoding, mark)) {
    const beside = Object.values(scan.header)
    for (const { row, text } of records) {
      yield toRow(columns, [text, ...beside], { row, next: { row: row + 1, offset: null } })
    }
  }
}

async function* scanned(path: string, encoding: Encoding, mark: number) {
  const scan = new JsonScan()
  const pieces = createReadStream(path, { start: mark }) as AsyncIterable<Buffer>
  for await (const text of decode(pieces, encoding)) yield { scan, records: scan.push(text) }
  scan.end()
}
