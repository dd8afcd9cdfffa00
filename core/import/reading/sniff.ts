import { type Encoding, EncodingScan, markLength, markedEncoding } from '#core/import/reading/encoding'
import { FileRefused } from '#core/import/reading/file_refused'
import { otherKind } from '#core/import/reading/file_kind'

/** Size of the sample by which a file's format is detected. */
export const SAMPLE_BYTES = 65_536

export type Delimiter = ',' | ';' | '\t' | '|'
const DELIMITERS: readonly Delimiter[] = [',', ';', '\t', '|']

/** The format of a file, detected by its beginning. */
export interface Sniffed {
  encoding: Encoding
  /** Length of the byte order mark in bytes; 0 without one. */
  mark: number
  delimiter: string
  /** Whether the header contains the delimiter. A file with one column contains none. */
  separates: boolean
  /** End of a line. A quoted cell may contain any of them. */
  newline: '\r\n' | '\n' | '\r'
  /** True when a first line such as `sep=;`, written for spreadsheets, names the delimiter. */
  namesDelimiter: boolean
}

/**
 * Detects the format of a file by its first bytes. `whole` is false for a sample of a longer file; `encoding` is given when it
 * is known already. Throws `FileRefused` for a file that is not delimited text.
 */
export function sniff(
  sample: Buffer,
  { whole = true, encoding }: { whole?: boolean; encoding?: Encoding } = {}
): Sniffed {
  if (sample.length === 0) throw new FileRefused('empty')
  const kind = otherKind(sample)
  if (kind) throw new FileRefused('wrong_kind', { kind })
  const found = encoding ?? markedEncoding(sample) ?? scanned(sample, whole)
  const mark = markLength(sample)
  const text = new TextDecoder(found).decode(sample.subarray(mark))
  if (text.trim() === '') throw new FileRefused('empty')
  const named = /^sep=(.)\r?\n/.exec(text)
  return {
    encoding: found,
    mark,
    ...(named?.[1] ? { delimiter: named[1], separates: true } : delimiterOf(text)),
    newline: newlineOf(text),
    namesDelimiter: named !== null,
  }
}

function scanned(sample: Buffer, whole: boolean): Encoding {
  const scan = new EncodingScan()
  scan.push(sample)
  return scan.verdict(whole)
}

function newlineOf(text: string): Sniffed['newline'] {
  const first = /\r\n|\n|\r/.exec(outsideQuotes(text))
  return (first?.[0] as Sniffed['newline'] | undefined) ?? '\n'
}

/** The most frequent delimiter of the header, outside quotes; a comma when there is none. */
function delimiterOf(text: string): Pick<Sniffed, 'delimiter' | 'separates'> {
  const header =
    outsideQuotes(text)
      .trimStart()
      .split(/\r\n|\n|\r/, 1)[0] ?? ''
  const counts = DELIMITERS.map((delimiter) => header.split(delimiter).length - 1)
  const most = Math.max(...counts)
  return { delimiter: DELIMITERS[counts.indexOf(most)] ?? ',', separates: most > 0 }
}

function outsideQuotes(text: string): string {
  return text.replace(/(^|[,;\t|\r\n])"(?:[^"]|"")*(?:"|$)/g, '$1')
}
