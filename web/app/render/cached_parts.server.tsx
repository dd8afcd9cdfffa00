import { renderToString } from 'react-dom/server'
import { WordsProvider, type Language } from '../lib/i18n'
import type { Words } from '../lib/translator'
import { PartCollectorContext, type CachedPart, type PartCollector } from '../ui/cached_markup'
import { dataKey } from './data_key.server'
import { MarkupCache } from './markup_cache.server'

const cache = new MarkupCache()

/** Numbers of word sets, for cache keys. The words of a build never change. */
const wordSetIds = new WeakMap<Words, number>()
let lastWordSetId = 0

function wordSetId(words: Words): number {
  let id = wordSetIds.get(words)
  if (id === undefined) wordSetIds.set(words, (id = ++lastWordSetId))
  return id
}

interface Part extends Pick<CachedPart, 'content'> {
  key: string
  language: Language
}

/**
 * The cached parts of one page. While React renders, each part leaves a short placeholder in the page. `fill` then replaces
 * the placeholders by cached bytes, so React neither renders nor escapes these parts again.
 */
export class CachedParts implements PartCollector {
  readonly #parts: Part[] = []
  readonly #start: string

  /** `secret` differs for each page, so that no text written by a user can contain a placeholder. */
  constructor(private readonly secret: string) {
    this.#start = `[${secret} `
  }

  place({ name, by, content }: CachedPart, language: Language): string {
    this.#parts.push({ key: `${wordSetId(language.words)} ${name} ${dataKey(by)}`, content, language })
    return `${this.#start}${this.#parts.length - 1}]`
  }

  /** The page as bytes, with every placeholder replaced. */
  fill(text: string): Buffer {
    const chunks: Buffer[] = []
    let done = 0
    for (let at = text.indexOf(this.#start); at >= 0; at = text.indexOf(this.#start, done)) {
      const end = text.indexOf(']', at)
      const part = this.#parts[Number(text.slice(at + this.#start.length, end))]
      chunks.push(Buffer.from(text.slice(done, at)))
      if (part) chunks.push(cache.getOrRender(part.key, () => render(part, this.secret)))
      done = end + 1
    }
    chunks.push(Buffer.from(text.slice(done)))
    return Buffer.concat(chunks)
  }
}

/** Renders one part, with the cached parts inside it filled in. */
function render({ content, language: { locale, words } }: Part, secret: string): Buffer {
  const inner = new CachedParts(`${secret}+`)
  return inner.fill(
    renderToString(
      <PartCollectorContext.Provider value={inner}>
        <WordsProvider locale={locale} words={words}>
          {content}
        </WordsProvider>
      </PartCollectorContext.Provider>
    )
  )
}
