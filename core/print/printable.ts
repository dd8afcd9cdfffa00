import { create } from 'fontkit'
import { fontBytes, type FontName } from '#core/print/fonts'

/** What people write is set in these; the serif has our own words and the name of the shop. */
const FONTS_OF_TEXT: readonly FontName[] = ['text', 'strong']

/** Controls, signs without a shape of their own, and places that mean nothing: nobody sees them on paper. */
const INVISIBLE = /\p{C}/u

/** Ends of lines and tabs are laid out, not drawn. */
const LAYOUT = new Set(['\n', '\r', '\t'])

/** Most signs that a refusal names. */
const MOST_NAMED = 5

let covered: ReadonlySet<number> | null = null

/** Code points that every font of texts has a letter for. */
function coverage(): ReadonlySet<number> {
  if (covered) return covered
  const [first = [], ...others] = FONTS_OF_TEXT.map(lettersOf)
  const sets = others.map((points) => new Set(points))
  covered = new Set(first.filter((point) => sets.every((set) => set.has(point))))
  return covered
}

/** Code points of one font; each of our files holds one. */
export function lettersOf(name: FontName): number[] {
  const font = create(fontBytes(name))
  return 'characterSet' in font ? font.characterSet : []
}

/** A text as it is printed: letters and their accents as one sign, where there is one. */
export function printedText(text: string): string {
  return text.normalize('NFC')
}

/** Signs of a text that documents cannot print, each once, in their order. */
export function unprintableIn(text: string): string[] {
  const signs = new Set(printedText(text))
  return [...signs].filter((sign) => !LAYOUT.has(sign) && !isPrintable(sign))
}

function isPrintable(sign: string): boolean {
  return !INVISIBLE.test(sign) && coverage().has(sign.codePointAt(0) ?? 0)
}

/** These signs as a refusal names them: « 日, 本 »; what has no shape by its number. */
export function namedSigns(signs: readonly string[]): string {
  const named = signs.slice(0, MOST_NAMED).map((sign) => (hasShape(sign) ? sign : numberOf(sign)))
  return signs.length > MOST_NAMED ? `${named.join(' ')} …` : named.join(' ')
}

const hasShape = (sign: string) => !INVISIBLE.test(sign) && !/^\p{M}/u.test(sign)

const numberOf = (sign: string) => `U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`
