import { FileRefused } from '#core/import/reading/file_refused'

/** Maximal length of a cell in characters. A longer one means an unclosed quote or an attack. */
export const LONGEST_CELL = 1_000_000

const QUOTE = 34
const CR = 13
const LF = 10
const State = { start: 0, plain: 1, quoted: 2, quote: 3 } as const

/**
 * Scans a file's text before the import, so that an unclosed quote or an endless cell refuses the file before anything is
 * written. Splits cells exactly as the parser does. Throws `FileRefused`.
 */
export class StructureScan {
  /** Number of records that are not blank, the header included. */
  records = 0
  #state: number = State.start
  #line = 1
  #quoteLine = 1
  #cell = 0
  #content = false
  readonly #delimiter: number
  readonly #newline: number

  constructor(delimiter: string, newline: string) {
    this.#delimiter = delimiter.charCodeAt(0)
    this.#newline = newline === '\r' ? CR : LF
  }

  push(text: string): void {
    for (let i = 0; i < text.length; i++) {
      if (this.#state === State.quoted) i = this.#skipQuoted(text, i)
      else this.#step(text.charCodeAt(i))
    }
    this.#checkCell()
  }

  end(): void {
    if (this.#state === State.quoted) {
      throw new FileRefused('quote_not_closed', { row: this.#quoteLine })
    }
    if (this.#content) this.records++
  }

  #step(code: number): void {
    if (code === this.#newline) return this.#endRecord()
    if (code === this.#delimiter) return this.#endCell()
    if (code === QUOTE && this.#state === State.start) {
      this.#quoteLine = this.#line
      this.#state = State.quoted
    } else if (code === QUOTE && this.#state === State.quote) this.#state = State.quoted
    else if (code !== CR) this.#state = State.plain
    if (code !== CR) this.#content = true
    this.#cell++
  }

  /** Skips to the next quote or the end of the chunk, and returns its position. */
  #skipQuoted(text: string, from: number): number {
    const found = text.indexOf('"', from)
    const to = found === -1 ? text.length : found
    this.#cell += to - from
    for (let at = from; at < to; at++) if (text.charCodeAt(at) === this.#newline) this.#line++
    if (found !== -1) this.#state = State.quote
    this.#checkCell()
    return to
  }

  #endRecord(): void {
    if (this.#content) this.records++
    this.#line++
    this.#content = false
    this.#endCell()
  }

  #endCell(): void {
    this.#checkCell()
    this.#cell = 0
    this.#state = State.start
  }

  #checkCell(): void {
    if (this.#cell <= LONGEST_CELL) return
    const row = this.#state === State.quoted ? this.#quoteLine : this.#line
    throw new FileRefused('cell_too_large', { row, limit: LONGEST_CELL })
  }
}
