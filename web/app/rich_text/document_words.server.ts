import type { Locale } from '../lib/locale'
import { selectWords } from '../lib/words.server'
import { wordsOfBlocks } from './plugin_blocks'
import type { ShownDocument } from './document'
import { blocksIn } from './blocks_in'

/** These sections of translations, with those that the blocks of texts use. */
export function wordsOfDocuments(locale: Locale, sections: readonly string[], documents: readonly ShownDocument[]) {
  const names = new Set(documents.flatMap(({ content }) => blocksIn(content)).map(({ name }) => name))
  return selectWords(locale, [...sections, ...wordsOfBlocks(names)])
}
