import { type Encoding, EncodingScan, markLength, markedEncoding } from '#core/import/reading/encoding'
import { FileRefused } from '#core/import/reading/file_refused'
import { otherKind } from '#core/import/reading/file_kind'

/** How much of a file is looked at before it is read. */
export const SAMPLE_BYTES = 65_536

export type Delimiter = ',' | ';' | '\t' | '|'
const DELIMITERS: readonly Delimiter[] = [',', ';', '\t', '|']

/** What a file's beginning tells about it. */
export interface Sniffed {
  encoding: Encoding
  /** Length of the byte order mark in bytes, 0 without one. */
  mark: number
  delimiter: string
  /** Whether the header holds the delimiter at all: without one, any would do. */
  separates: boolean
  /** What ends a line. A quoted cell may hold any of them. */
  newline: '\r\n' | '\n' | '\r'
  /** True when a first line such as `sep=;`, written for spreadsheets, names the delimiter. */
  namesDelimiter: boolean
}

/**
 * Finds out how a file is written from its first bytes. Refuses what is not text in columns, naming what it is.
 * Of a longer file pass `whole: false`, and `encoding` once the whole was looked at.
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

/** The separator that the header holds most of, outside quotes; a comma when it holds none. */
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
