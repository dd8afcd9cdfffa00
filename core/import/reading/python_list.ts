/** Supported values of a Python list. */
export type PythonScalar = string | number | boolean | null

export type PythonListErrorCode = 'not_a_list' | 'not_closed' | 'unexpected' | 'bad_escape' | 'number_unsafe'

/** A syntax error in a Python list. `at` is its position, counted from 1. */
export class PythonListError extends Error {
  override name = 'PythonListError'

  constructor(
    readonly code: PythonListErrorCode,
    readonly at: number
  ) {
    super(`${code} at ${at}`)
  }
}

const WORDS: Record<string, PythonScalar> = { None: null, True: true, False: false }
const ESCAPES: Record<string, string> = {
  '\\': '\\',
  "'": "'",
  '"': '"',
  'a': '\x07',
  'b': '\b',
  'f': '\f',
  'n': '\n',
  'r': '\r',
  't': '\t',
  'v': '\v',
  '\n': '',
}
const NUMBER = /[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?(?![\w.])/y
const WORD = /[A-Za-z_]\w*/y
const SPACE = /[\s]*/y
const HEX_LENGTH: Record<string, number> = { x: 2, u: 4, U: 8 }

/**
 * Parses the list literals that pandas writes into CSV cells: `['Merlot', "L'Hermitage", 2019, 'N.V.', None]`. Supports
 * strings with Python's escapes, numbers, None, True and False, but no nesting and no expressions. Throws `PythonListError`
 * for anything else. `json5` does not fit: it refuses None and octal escapes, changes `\d` and `\U0001F377`, and accepts
 * nested lists.
 */
export function parsePythonList(text: string): PythonScalar[] {
  return new ListReader(text).read()
}

class ListReader {
  #at = 0

  constructor(readonly text: string) {}

  read(): PythonScalar[] {
    this.#skipSpace()
    if (this.text[this.#at] !== '[') throw this.#error('not_a_list')
    this.#at++
    const values: PythonScalar[] = []
    for (this.#skipSpace(); this.text[this.#at] !== ']'; this.#skipSpace()) {
      if (values.length > 0) this.#comma()
      if (this.text[this.#at] === ']') break
      values.push(this.#value())
    }
    this.#at++
    this.#skipSpace()
    if (this.#at < this.text.length) throw this.#error('unexpected')
    return values
  }

  #comma(): void {
    if (this.text[this.#at] !== ',') {
      throw this.#error(this.#at < this.text.length ? 'unexpected' : 'not_closed')
    }
    this.#at++
    this.#skipSpace()
  }

  #value(): PythonScalar {
    const first = this.text[this.#at]
    if (first === undefined) throw this.#error('not_closed')
    if (first === "'" || first === '"') return this.#string(first)
    const start = this.#at
    const number = this.#take(NUMBER)
    if (number !== null) {
      const value = Number(number)
      const whole = /^[+-]?\d+$/.test(number)
      if (whole ? Number.isSafeInteger(value) : Number.isFinite(value)) return value
      throw new PythonListError('number_unsafe', start + 1)
    }
    const word = this.#take(WORD)
    if (word !== null && Object.hasOwn(WORDS, word)) return WORDS[word]!
    throw new PythonListError('unexpected', start + 1)
  }

  #string(quote: string): string {
    const start = this.#at++
    let value = ''
    for (;;) {
      const letter = this.text[this.#at]
      // Python ends a plain string at the end of the line.
      if (letter === undefined || letter === '\n') {
        throw new PythonListError('not_closed', start + 1)
      }
      this.#at++
      if (letter === quote) return value
      value += letter === '\\' ? this.#escape() : letter
    }
  }

  #escape(): string {
    const letter = this.text[this.#at]
    if (letter === undefined) throw this.#error('not_closed')
    const octal = /[0-7]{1,3}/y
    const digits = this.#take(octal)
    if (digits !== null) return String.fromCharCode(Number.parseInt(digits, 8))
    this.#at++
    if (letter in HEX_LENGTH) return this.#hex(HEX_LENGTH[letter]!)
    if (letter === 'N') throw this.#error('bad_escape')
    // Like Python: an unknown escape keeps its backslash.
    return ESCAPES[letter] ?? `\\${letter}`
  }

  #hex(length: number): string {
    const digits = this.text.slice(this.#at, this.#at + length)
    const code = Number.parseInt(digits, 16)
    const surrogate = code >= 0xd800 && code <= 0xdfff
    if (digits.length < length || !/^[0-9a-f]+$/i.test(digits) || code > 0x10ffff || surrogate) {
      throw this.#error('bad_escape')
    }
    this.#at += length
    return String.fromCodePoint(code)
  }

  #skipSpace(): void {
    this.#take(SPACE)
  }

  /** Consumes and returns the match of a sticky pattern at the current position; null without a match. */
  #take(pattern: RegExp): string | null {
    pattern.lastIndex = this.#at
    const found = pattern.exec(this.text)
    if (!found) return null
    this.#at = pattern.lastIndex
    return found[0]
  }

  #error(code: PythonListErrorCode): PythonListError {
    return new PythonListError(code, this.#at + 1)
  }
}
