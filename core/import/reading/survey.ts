import { createReadStream } from 'node:fs'
import { open, stat } from 'node:fs/promises'
import { decode, type Encoding, EncodingScan, markedEncoding } from '#core/import/reading/encoding'
import { FileRefused } from '#core/import/reading/file_refused'
import { SAMPLE_BYTES, sniff, type Sniffed } from '#core/import/reading/sniff'
import { StructureScan } from '#core/import/reading/structure_scan'

/** Facts about a file from a scan of its whole content. */
export interface Survey extends Sniffed {
  /** In bytes. */
  size: number
  /** Number of rows that are not blank, without the header. */
  rows: number
  /** False when the text NULL is nowhere in the file. */
  mayHoldNull: boolean
  /** The detected delimiter, when it differs from the chosen one; else null. */
  otherDelimiter: string | null
}

/** The user's choices. What is absent is detected. */
export interface ReadingChoices {
  encoding?: Encoding
  delimiter?: string
}

/**
 * Scans a whole file in chunks: encoding, delimiter, unclosed quotes, endless cells. Throws `FileRefused`, so that a file that
 * cannot be parsed is refused before its first row is imported.
 */
export async function survey(path: string, choices: ReadingChoices = {}): Promise<Survey> {
  const size = await sizeOf(path)
  const sample = await sampleOf(path)
  // The kind of file is checked before its encoding: "this is a PDF" helps more than "a byte cannot be decoded".
  const marked = choices.encoding ?? markedEncoding(sample)
  sniff(sample, { encoding: marked ?? 'windows-1252' })
  const encoding = marked ?? (await scannedEncoding(path))
  const sniffed = sniff(sample, { encoding })
  const delimiter = choices.delimiter ?? sniffed.delimiter
  const structure = new StructureScan(delimiter, sniffed.newline)
  const pieces = createReadStream(path, { start: sniffed.mark })
  let mayHoldNull = false
  let end = ''
  for await (const text of decode(pieces, encoding)) {
    structure.push(text)
    mayHoldNull ||= (end + text).includes('NULL')
    end = text.slice(-3)
  }
  structure.end()
  const rows = Math.max(0, structure.records - (sniffed.namesDelimiter ? 2 : 1))
  const otherDelimiter = delimiter !== sniffed.delimiter && sniffed.separates ? sniffed.delimiter : null
  return { ...sniffed, encoding, delimiter, size, rows, mayHoldNull, otherDelimiter }
}

/** The encoding of a file without a byte order mark. */
export async function scannedEncoding(path: string): Promise<Encoding> {
  const scan = new EncodingScan()
  for await (const piece of createReadStream(path) as AsyncIterable<Buffer>) scan.push(piece)
  return scan.verdict(true)
}

async function sizeOf(path: string): Promise<number> {
  const found = await stat(path).catch(() => null)
  if (!found) throw new FileRefused('not_found', { path })
  if (!found.isFile()) throw new FileRefused(found.isDirectory() ? 'folder' : 'no_file', { path })
  return found.size
}

/** The first bytes of a file. @throws FileRefused where there is none */
export async function sampleOf(path: string): Promise<Buffer> {
  await sizeOf(path)
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(SAMPLE_BYTES), 0, SAMPLE_BYTES, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}
