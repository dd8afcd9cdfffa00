import { FileRefused } from '#core/import/reading/file_refused'
import { LONGEST_CELL } from '#core/import/reading/structure_scan'
import { readPart, type PartReader } from '#core/import/reading/xlsx/read_part'
import type { ArchiveEntry } from '#core/import/reading/archive_contract'

/** Characters of all shared strings, which are held in memory. A string counts for 32 more. */
const MOST_SHARED = 50_000_000
const EACH = 32

/** The texts that cells name by number. @throws FileRefused beyond `most` characters */
export async function readStrings(part: ArchiveEntry | null, most = MOST_SHARED): Promise<string[]> {
  const strings: string[] = []
  if (!part) return strings
  let size = 0
  const texts = new RichText()
  const reader: PartReader = {
    open(name) {
      if (name === 'si') texts.clear()
      else texts.open(name)
    },
    text: (text) => texts.add(text),
    close(name) {
      texts.close(name)
      if (name !== 'si') return
      const text = texts.take()
      size += text.length + EACH
      if (size > most) throw new FileRefused('workbook_strings_too_large', { limit: most })
      // A copy: what the parser gives may keep the whole piece of the file in memory.
      strings.push(Buffer.from(text).toString())
    },
  }
  for await (const _ of readPart(part, reader)) continue
  return strings
}

/** Collects the text of an item of runs: what is formatted in part, without the reading aids of Japanese. */
export class RichText {
  #parts: string[] = []
  #size = 0
  #isText = false
  #phonetic = 0

  clear(): void {
    this.#parts = []
    this.#size = 0
  }

  open(name: string): void {
    if (name === 'rPh') this.#phonetic += 1
    this.#isText = name === 't' && this.#phonetic === 0
  }

  close(name: string): void {
    if (name === 'rPh') this.#phonetic -= 1
    this.#isText = false
  }

  add(text: string): void {
    if (!this.#isText) return
    this.#size += text.length
    if (this.#size > LONGEST_CELL) throw new FileRefused('workbook_unsafe')
    this.#parts.push(text)
  }

  take(): string {
    return unescaped(this.#parts.join(''))
  }
}

/** Characters that XML forbids are written as `_x000D_`. */
export function unescaped(text: string): string {
  if (!text.includes('_x')) return text
  return text.replace(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
}
