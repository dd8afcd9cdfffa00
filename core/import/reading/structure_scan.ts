import { FileRefused } from '#core/import/reading/file_refused'

/** The longest cell, in characters: longer ones are a quote that was never closed, or an attack. */
export const LONGEST_CELL = 1_000_000

const QUOTE = 34
const CR = 13
const LF = 10
const State = { start: 0, plain: 1, quoted: 2, quote: 3 } as const

/**
 * Walks through a file's text once before it is read, so that a quote that is never closed or a cell without end refuses
 * the file before anything is written. Sees cells exactly as the parser does.
 */
export class StructureScan {
  /** Records with something in them, the header included. */
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

  /** Goes on to the next quote, or to the end of the piece; gives the place that was reached. */
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
