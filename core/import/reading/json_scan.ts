import { FileRefused } from '#core/import/reading/file_refused'
import { LONGEST_CELL } from '#core/import/reading/structure_scan'

/** A record of a file. */
export interface JsonRecord {
  /** Physical line on which it starts. Records of one line are numbered on. */
  row: number
  text: string
}

/** In characters. */
const LONGEST_RECORD = 4 * LONGEST_CELL
const LONGEST_HEADER = 10_000

/** Where the records stand: in the array of the object. */
const RECORDS_DEPTH = 2

/**
 * Reads the records of a JSON file from pieces of its text, and never holds more than one of them: `{"a":1,"records":[{…},{…}]}`.
 * Each is read as JSON, so that a damaged one is found before anything is written.
 */
export class JsonScan {
  /** Texts and numbers before the records, by name. */
  header: Record<string, string> = {}
  #depth = 0
  #inText = false
  #isEscaped = false
  #line = 1
  /** Line of the last record. */
  #row = 0
  #start = 1
  #held = ''
  #state: 'header' | 'records' | 'end' = 'header'

  push(piece: string): JsonRecord[] {
    const records: JsonRecord[] = []
    let from = 0
    for (let at = 0; at < piece.length; at += 1) {
      const sign = piece[at]
      if (sign === '\n') this.#line += 1
      if (this.#inText) {
        if (this.#isEscaped) this.#isEscaped = false
        else if (sign === '\\') this.#isEscaped = true
        else if (sign === '"') this.#inText = false
        continue
      }
      if (sign === '"') this.#inText = true
      else if (sign === '{' || sign === '[') {
        if (this.#state === 'records' && this.#depth === RECORDS_DEPTH) {
          this.#refuseBetween(this.#held + piece.slice(from, at))
          this.#held = ''
          from = at
          this.#start = this.#line
        }
        this.#depth += 1
        if (this.#state === 'header' && this.#depth === RECORDS_DEPTH && sign === '[') {
          this.#readHeader(this.#held + piece.slice(from, at + 1))
          this.#held = ''
          from = at + 1
        }
      } else if (sign === '}' || sign === ']') {
        this.#depth -= 1
        if (this.#state === 'records' && this.#depth === RECORDS_DEPTH) {
          records.push(this.#record(this.#held + piece.slice(from, at + 1)))
          this.#held = ''
          from = at + 1
        } else if (this.#state === 'records' && this.#depth < RECORDS_DEPTH) {
          this.#refuseBetween(this.#held + piece.slice(from, at))
          this.#held = ''
          from = at + 1
          this.#state = 'end'
        }
      }
    }
    this.#held += piece.slice(from)
    const limit = this.#state === 'records' ? LONGEST_RECORD : LONGEST_HEADER
    if (this.#held.length > limit) {
      if (this.#state === 'records') throw new FileRefused('xml_record_too_large', { row: this.#start, limit })
      throw new FileRefused('wrong_kind', { kind: 'json' })
    }
    return records
  }

  /** @throws FileRefused when the file ends in the middle */
  end(): void {
    if (this.#state === 'header' && this.#depth <= 0) throw new FileRefused('wrong_kind', { kind: 'json' })
    if (this.#depth > 0 || this.#inText) throw new FileRefused('json_truncated', { row: this.#line })
    if (!/^\s*\}?\s*$/.test(this.#held)) throw new FileRefused('json_invalid', { row: this.#line })
  }

  #readHeader(text: string): void {
    try {
      const read = JSON.parse(`${text}]}`) as Record<string, unknown>
      if (!('records' in read) || Object.keys(read).at(-1) !== 'records') {
        throw new FileRefused('wrong_kind', { kind: 'json' })
      }
      const said = Object.entries(read).filter(([, value]) => typeof value === 'string' || typeof value === 'number')
      this.header = Object.fromEntries(said.map(([name, value]) => [name, String(value)]))
      this.#state = 'records'
    } catch (error) {
      if (error instanceof FileRefused) throw error
      throw new FileRefused('json_invalid', { row: this.#line }, { cause: error })
    }
  }

  #record(text: string): JsonRecord {
    try {
      JSON.parse(text)
    } catch (error) {
      throw new FileRefused('json_invalid', { row: this.#start }, { cause: error })
    }
    this.#row = Math.max(this.#row + 1, this.#start)
    return { row: this.#row, text }
  }

  #refuseBetween(text: string): void {
    if (!/^\s*,?\s*$/.test(text)) throw new FileRefused('json_invalid', { row: this.#line })
  }
}
