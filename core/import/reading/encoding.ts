import { isAscii, isUtf8 } from 'node:buffer'
import { FileRefused } from '#core/import/reading/file_refused'

/** `windows-1252` is what old French spreadsheets write. */
export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252'

/** Displayed names of the encodings. */
export const encodingNames: Record<Encoding, string> = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16 LE',
  'utf-16be': 'UTF-16 BE',
  'windows-1252': 'Windows-1252',
}

// The five bytes that Windows-1252 does not define.
const UNDEFINED_1252 = /[\x81\x8d\x8f\x90\x9d]/

/** The encoding by a byte order mark, or by the null bytes that UTF-16 has without one; null when there are neither. */
export function markedEncoding(sample: Buffer): Encoding | null {
  if (sample[0] === 0xef && sample[1] === 0xbb && sample[2] === 0xbf) return 'utf-8'
  if (sample[0] === 0xff && sample[1] === 0xfe) return 'utf-16le'
  if (sample[0] === 0xfe && sample[1] === 0xff) return 'utf-16be'
  const nuls = [0, 0]
  for (let i = 0; i < sample.length; i++) if (sample[i] === 0) nuls[i % 2]! += 1
  const half = sample.length / 2
  if (nuls[1]! > half * 0.6 && nuls[0]! < half * 0.1) return 'utf-16le'
  if (nuls[0]! > half * 0.6 && nuls[1]! < half * 0.1) return 'utf-16be'
  return null
}

/** Length of the byte order mark in bytes; 0 without one. */
export function markLength(sample: Buffer): number {
  if (sample[0] === 0xef && sample[1] === 0xbb && sample[2] === 0xbf) return 3
  const mark = sample[0] === 0xff ? sample[1] === 0xfe : sample[0] === 0xfe && sample[1] === 0xff
  return mark ? 2 : 0
}

/**
 * Decides between UTF-8 and Windows-1252 for bytes without a byte order mark, chunk by chunk. A UTF-8 file with a few broken
 * characters is refused, because as Windows-1252 it would read "Ã©" for "é".
 */
export class EncodingScan {
  #tail: Buffer = Buffer.alloc(0)
  #line = 1
  #sequences = 0
  #broken = 0
  #brokenLine = 0
  #undefinedLine = 0
  #nulLine = 0

  push(piece: Buffer): void {
    const bytes = this.#tail.length > 0 ? Buffer.concat([this.#tail, piece]) : piece
    const end = bytes.length - unfinished(bytes)
    this.#scan(bytes.subarray(0, end))
    this.#tail = Buffer.from(bytes.subarray(end))
  }

  /** The encoding. `whole` is false for the beginning of a longer file. Throws `FileRefused`. */
  verdict(whole: boolean): Encoding {
    if (whole && this.#tail.length > 0) this.#scan(this.#tail)
    if (this.#nulLine > 0) throw new FileRefused('nul_bytes', { row: this.#nulLine })
    if (this.#broken === 0) return 'utf-8'
    if (this.#sequences >= this.#broken) throw undecodable('utf-8', this.#brokenLine)
    if (this.#undefinedLine > 0) throw undecodable('windows-1252', this.#undefinedLine)
    return 'windows-1252'
  }

  #scan(bytes: Buffer): void {
    if (this.#nulLine === 0 && bytes.includes(0)) {
      this.#nulLine = this.#line + countLines(bytes.subarray(0, bytes.indexOf(0)))
    }
    if (!isAscii(bytes)) this.#scanLetters(bytes, isUtf8(bytes))
    this.#line += countLines(bytes)
  }

  #scanLetters(bytes: Buffer, valid: boolean): void {
    for (let i = 0; i < bytes.length; i++) {
      if (bytes[i]! < 0x80) continue
      const length = valid ? leadLength(bytes[i]!) : sequenceLength(bytes, i)
      if (length > 0) {
        this.#sequences++
        i += length - 1
        continue
      }
      this.#broken++
      if (this.#brokenLine === 0) this.#brokenLine = this.#line + countLines(bytes.subarray(0, i))
      if (this.#undefinedLine === 0 && UNDEFINED_1252.test(String.fromCharCode(bytes[i]!))) {
        this.#undefinedLine = this.#line + countLines(bytes.subarray(0, i))
      }
    }
  }
}

/**
 * Decodes chunks of bytes to chunks of text. Throws `FileRefused` with the line of an invalid byte, instead of replacing it by
 * U+FFFD. The first chunk starts after the byte order mark.
 */
export async function* decode(pieces: AsyncIterable<Buffer>, encoding: Encoding): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding, { fatal: true, ignoreBOM: true })
  let line = 1
  const text = (piece?: Buffer) => {
    try {
      return decoder.decode(piece, { stream: piece !== undefined })
    } catch {
      throw undecodable(encoding, line)
    }
  }
  const checked = (found: string) => {
    const bad = found.includes('\0') ? 'nul_bytes' : null
    if (bad) throw new FileRefused(bad, { row: line + newlines(found, found.indexOf('\0')) })
    if (encoding === 'windows-1252' && UNDEFINED_1252.test(found)) {
      throw undecodable(encoding, line + newlines(found, found.search(UNDEFINED_1252)))
    }
    line += newlines(found, found.length)
    return found
  }
  for await (const piece of pieces) yield checked(text(piece))
  yield checked(text())
}

function undecodable(encoding: Encoding, row: number): FileRefused {
  return new FileRefused('undecodable', { encoding: encodingNames[encoding], row })
}

function newlines(text: string, end: number): number {
  let count = 0
  for (let at = text.indexOf('\n'); at !== -1 && at < end; at = text.indexOf('\n', at + 1)) count++
  return count
}

function countLines(bytes: Buffer): number {
  let count = 0
  for (let at = bytes.indexOf(10); at !== -1; at = bytes.indexOf(10, at + 1)) count++
  return count
}

function leadLength(lead: number): number {
  if (lead >= 0xf0) return 4
  return lead >= 0xe0 ? 3 : 2
}

/** Length of the well-formed UTF-8 character at `at`; 0 when there is none. */
function sequenceLength(bytes: Buffer, at: number): number {
  const lead = bytes[at]!
  if (lead < 0xc2 || lead > 0xf4) return 0
  const length = leadLength(lead)
  return isUtf8(bytes.subarray(at, at + length)) && at + length <= bytes.length ? length : 0
}

/** Number of bytes at the end that may be the start of an incomplete UTF-8 character. */
function unfinished(bytes: Buffer): number {
  for (let back = 1; back <= Math.min(3, bytes.length); back++) {
    const byte = bytes[bytes.length - back]!
    if (byte < 0x80) return 0
    if (byte >= 0xc2 && byte <= 0xf4) return leadLength(byte) > back ? back : 0
  }
  return 0
}
