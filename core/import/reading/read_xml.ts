import { createReadStream } from 'node:fs'
import { decode, markLength, markedEncoding, type Encoding } from '#core/import/reading/encoding'
import { FileRefused } from '#core/import/reading/file_refused'
import { sampleOf, scannedEncoding, type ReadingChoices } from '#core/import/reading/survey'
import { toRow, type SourceRow } from '#core/import/reading/source_row'
import { XmlScan, type XmlNode, type XmlRecord } from '#core/import/reading/xml_scan'
import type { SourceTable } from '#core/import/reading/source_table'

/** Column with the name of a record's element: `item`. */
export const ELEMENT = 'element'

/** Columns of texts that stand beside the records begin with it: `../title`. */
export const BESIDE = '../'

/** Columns with the structure of elements that repeat, have attributes or have children end with it: `category[]`. */
export const STRUCTURE = '[]'

/** Encodings that a declaration may name where the bytes are not UTF-8. */
const LIKE_1252 = new Set(['utf-8', 'us-ascii', 'windows-1252', 'iso-8859-1', 'iso-8859-15'])

/**
 * Opens an XML file as a table: a record a row, a column for each element that a record has, and `@id` for its attributes. An
 * element without structure is its text; others are JSON in `<name>[]`, which `readNodes` reads. The whole file is read
 * once before the first row, so that a file that ends too early, is no XML or declares entities is refused (`FileRefused`)
 * before anything is written.
 */
export async function readXml(path: string, { encoding: chosen }: ReadingChoices = {}): Promise<SourceTable> {
  const sample = await sampleOf(path)
  const encoding = chosen ?? (await encodingOf(path, sample))
  const mark = markLength(sample)
  const columns = new Set([ELEMENT])
  let total = 0
  let last: XmlScan | null = null
  for await (const { scan, records } of scanned(path, encoding, mark)) {
    last = scan
    for (const record of records) {
      total += 1
      for (const column of cellsOf(record).keys()) columns.add(column)
    }
  }
  for (const name of Object.keys(last?.header ?? {})) columns.add(BESIDE + name)
  const all = [...columns]
  return {
    encoding,
    delimiter: '',
    newline: '\n',
    columns: all,
    total,
    otherDelimiter: null,
    rows: rowsOf(path, { encoding, mark, columns: all }),
    close: async () => {},
  }
}

/** The elements of a cell of structure. */
export const readNodes = (cell: string | undefined): XmlNode[] => (cell ? (JSON.parse(cell) as XmlNode[]) : [])

async function* rowsOf(
  path: string,
  { encoding, mark, columns }: { encoding: Encoding; mark: number; columns: readonly string[] }
): AsyncGenerator<SourceRow, void, undefined> {
  for await (const { scan, records } of scanned(path, encoding, mark)) {
    const beside = Object.entries(scan.header).map(([name, text]) => [BESIDE + name, text] as const)
    for (const record of records) {
      const cells = new Map([...beside, ...cellsOf(record)])
      const texts = columns.map((column) => cells.get(column) ?? '')
      yield toRow(columns, texts, { row: record.row, next: { row: record.row + 1, offset: null } })
    }
  }
}

async function* scanned(path: string, encoding: Encoding, mark: number) {
  const scan = new XmlScan()
  const pieces = createReadStream(path, { start: mark }) as AsyncIterable<Buffer>
  for await (const text of decode(pieces, encoding)) yield { scan, records: scan.push(text) }
  scan.end()
}

function cellsOf({ name, attributes, children }: XmlRecord): Map<string, string> {
  const cells = new Map([[ELEMENT, name]])
  for (const [attribute, value] of Object.entries(attributes)) cells.set(`@${attribute}`, value)
  for (const [column, nodes] of Map.groupBy(children, (child) => child.name)) {
    const [first] = nodes
    if (first && !first.children) cells.set(column, first.text ?? '')
    if (nodes.length > 1 || nodes.some((node) => node.attributes || node.children)) {
      cells.set(column + STRUCTURE, JSON.stringify(nodes))
    }
  }
  return cells
}

/** Bytes decide: what a declaration says is often wrong. Where they are not UTF-8, it must name an encoding that is read here. */
async function encodingOf(path: string, sample: Buffer): Promise<Encoding> {
  const found = markedEncoding(sample) ?? (await scannedEncoding(path))
  if (found !== 'windows-1252') return found
  const [, declared = 'utf-8'] = /^\s*<\?xml[^>]*\bencoding=["']([\w.-]+)["']/.exec(sample.toString('latin1')) ?? []
  if (!LIKE_1252.has(declared.toLowerCase())) throw new FileRefused('xml_encoding', { encoding: declared })
  return found
}
