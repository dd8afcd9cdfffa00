import { renderToString } from 'react-dom/server'
import { WordsProvider, type Language } from '../lib/i18n'
import type { Words } from '../lib/icu_format'
import { KeeperContext, type Keeper, type KeptPart } from '../ui/kept'
import { dataKey } from './data_key.server'
import { MarkupMemory } from './markup_memory.server'

const memory = new MarkupMemory()

/** Words of a build never change: each set of them has a number. */
const numbers = new WeakMap<Words, number>()
let last = 0

function numberOf(words: Words): number {
  let number = numbers.get(words)
  if (number === undefined) numbers.set(words, (number = ++last))
  return number
}

interface Piece extends Pick<KeptPart, 'content'> {
  key: string
  language: Language
}

/**
 * The parts of one page whose markup is kept. React writes a mark in their place: it copies and escapes what it is given,
 * and a page is turned into bytes as a whole; the parts are bytes already.
 */
export class Pieces implements Keeper {
  readonly #pieces: Piece[] = []
  readonly #start: string

  /** The secret of one page: nobody's text can hold a mark. */
  constructor(private readonly secret: string) {
    this.#start = `[${secret} `
  }

  place({ name, by, content }: KeptPart, language: Language): string {
    this.#pieces.push({ key: `${numberOf(language.words)} ${name} ${dataKey(by)}`, content, language })
    return `${this.#start}${this.#pieces.length - 1}]`
  }

  /** A page's text as bytes, with every piece in its place. */
  fill(text: string): Buffer {
    const parts: Buffer[] = []
    let done = 0
    for (let at = text.indexOf(this.#start); at >= 0; at = text.indexOf(this.#start, done)) {
      const end = text.indexOf(']', at)
      const piece = this.#pieces[Number(text.slice(at + this.#start.length, end))]
      parts.push(Buffer.from(text.slice(done, at)))
      if (piece) parts.push(memory.keep(piece.key, () => render(piece, this.secret)))
      done = end + 1
    }
    parts.push(Buffer.from(text.slice(done)))
    return Buffer.concat(parts)
  }
}

/** A part may hold parts: what is kept of it has them in their places. */
function render({ content, language }: Piece, secret: string): Buffer {
  const inner = new Pieces(`${secret}+`)
  return inner.fill(
    renderToString(
      <KeeperContext.Provider value={inner}>
        <WordsProvider {...pick(language)}>{content}</WordsProvider>
      </KeeperContext.Provider>
    )
  )
}

function pick({ locale, words }: Language): Language {
  return { locale, words }
}
