import { foldLetters } from '#core/text/letters'

// l'eau, d'Yquem, qu'on; Italian labels elide too: dell'Etna, nell'anno. The typographic and the typewriter apostrophe
// are the ones people type; the others come out of files.
const ELISION =
  /(?<![\p{L}\p{N}])(?:[cdjlmnst]|qu|jusqu|lorsqu|puisqu|quoiqu|dell|dall|nell|sull|all)['’‘ʼ´`](?=[\p{L}\p{N}])/gu
const APOSTROPHE = /['’‘ʼ´`]/
const BETWEEN_WORDS = /[^\p{L}\p{N}]+/gu
const PLAIN = /^[a-z0-9]+(?: [a-z0-9]+)*$/

/**
 * The form in which text is indexed and searched: words in lower case without accents, ligatures or elisions, one space
 * between them. "Château d’Yquem — 1er Cru" → "chateau yquem 1er cru". Both databases see only this, so they find the
 * same. Empty for a text without letters and digits. Folding twice changes nothing.
 */
export function fold(text: string): string {
  const letters = foldLetters(text)
  if (PLAIN.test(letters)) return letters
  const words = APOSTROPHE.test(letters) ? letters.replace(ELISION, ' ') : letters
  return words.replace(BETWEEN_WORDS, ' ').trim()
}

/** The words of `fold`, in order, repeats included. */
export function tokens(text: string): string[] {
  const folded = fold(text)
  return folded === '' ? [] : folded.split(' ')
}
