import { whenUsed } from '#core/boot/when_used'
import { fontBytes, type FontName } from '#core/print/fonts'

const fontkit = whenUsed<typeof import('fontkit')>('fontkit')

/** The fonts for user input. The serif font is used for fixed texts and the name of the shop only. */
const FONTS_OF_TEXT: readonly FontName[] = ['text', 'strong']

/** Control, format, private-use and unassigned characters: they cannot be seen on paper. */
const INVISIBLE = /\p{C}/u

/** Line breaks and tabs need no glyph. */
const LAYOUT = new Set(['\n', '\r', '\t'])

/** An error message names at most so many characters. */
const MOST_NAMED = 5

let covered: ReadonlySet<number> | null = null

/** Code points for which every font of user input has a glyph. */
function coverage(): ReadonlySet<number> {
  if (covered) return covered
  const [first = [], ...others] = FONTS_OF_TEXT.map(lettersOf)
  const sets = others.map((points) => new Set(points))
  covered = new Set(first.filter((point) => sets.every((set) => set.has(point))))
  return covered
}

/** The code points of a font. */
export function lettersOf(name: FontName): number[] {
  const font = fontkit().create(fontBytes(name))
  return 'characterSet' in font ? font.characterSet : []
}

/** A text in the form in which it is printed: composed characters (NFC). */
export function printedText(text: string): string {
  return text.normalize('NFC')
}

/** The characters of a text that documents cannot print, each once, in their order. */
export function unprintableIn(text: string): string[] {
  const signs = new Set(printedText(text))
  return [...signs].filter((sign) => !LAYOUT.has(sign) && !isPrintable(sign))
}

function isPrintable(sign: string): boolean {
  return !INVISIBLE.test(sign) && coverage().has(sign.codePointAt(0) ?? 0)
}

/** Lists characters for an error message: « 日 本 ». Those without a glyph are listed by code point. */
export function namedSigns(signs: readonly string[]): string {
  const named = signs.slice(0, MOST_NAMED).map((sign) => (hasShape(sign) ? sign : numberOf(sign)))
  return signs.length > MOST_NAMED ? `${named.join(' ')} …` : named.join(' ')
}

const hasShape = (sign: string) => !INVISIBLE.test(sign) && !/^\p{M}/u.test(sign)

const numberOf = (sign: string) => `U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`
