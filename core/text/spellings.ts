import { foldLetters } from '#core/text/letters'

const NOT_ASCII = /[^\0-\x7f]/
const WORDS = /[\p{L}\p{N}\p{M}]+/gu

/**
 * The words of a text that have accents or ligatures, in lower case, by their folded form:
 * "Rosé de Côte-Rôtie" → rose: rosé, cote: côte, rotie: rôtie. Cheap for a text in plain ASCII.
 */
export function accentedWords(text: string): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>()
  if (!NOT_ASCII.test(text)) return found
  for (const [word] of text.normalize('NFC').matchAll(WORDS)) {
    if (!NOT_ASCII.test(word)) continue
    const written = word.toLowerCase()
    const folded = foldLetters(written)
    if (folded === written) continue
    const spellings = found.get(folded)
    if (spellings) spellings.add(written)
    else found.set(folded, new Set([written]))
  }
  return found
}
