import { readDecimal } from '#core/money/decimal'
import { MoneyError } from '#core/money/errors'

const APOSTROPHES = /['\u2019\u02bc]/g
const MINUS = /^[-\u2212]/
/** Longest text that is read, in characters. */
const LONGEST = 80
/** "12,-" and "12.–" have no cents. */
const NO_CENTS = /[.,][-\u2013\u2014]$/

/**
 * Parses a decimal as people and programs write it into minor units of so many digits: "1 355,90", "1.355,90",
 * "1'355.90", "19,99 €", "€19.99", "12,-". Spaces of all widths and apostrophes group thousands. So does a comma or point
 * that occurs more than once or together with the other one. Ambiguous text is refused: "1,355" may be 1355 or 1.355. Only
 * the given currency may occur. Throws `MoneyError`: `decimal_unreadable`, `decimal_ambiguous`, `decimal_too_precise`.
 */
export function readWritten(text: string, digits: number, currency?: string): number {
  if (text.length > LONGEST) throw new MoneyError('decimal_unreadable', { text: text.slice(0, 40) })
  const bare = withoutCurrency(text.trim(), currency)
  const isNegative = MINUS.test(bare)
  const body = bare.replace(/^[-+\u2212]\s*/, '').replace(NO_CENTS, '')
  const { whole, fraction } = partsOf(body.replace(APOSTROPHES, "'").replace(/\s/g, ' '), digits, text)
  return readDecimal(`${isNegative ? '-' : ''}${whole || '0'}${fraction && `.${fraction}`}`, digits)
}

interface Parts {
  /** Digits without thousands separators. */
  whole: string
  fraction: string
}

function partsOf(body: string, digits: number, text: string): Parts {
  const unreadable = new MoneyError('decimal_unreadable', { text: text.slice(0, 40) })
  if (!/^[\d.,' ]*\d[\d.,' ]*$/.test(body)) throw unreadable
  const point = decimalPoint(body, digits, text)
  const whole = point === null ? body : body.slice(0, body.lastIndexOf(point))
  const fraction = point === null ? '' : body.slice(body.lastIndexOf(point) + 1)
  const marks = new Set(whole.replace(/\d/g, ''))
  const [mark] = marks
  if (marks.size > 1 || (point !== null && marks.has(point)) || !/^\d*$/.test(fraction)) throw unreadable
  if (mark === undefined) return { whole, fraction }
  const [first = '', ...groups] = whole.split(mark)
  if (!/^\d{1,3}$/.test(first) || groups.some((group) => !/^\d{3}$/.test(group))) throw unreadable
  return { whole: first + groups.join(''), fraction }
}

/** The decimal separator. Null: the figure has no decimals. */
function decimalPoint(body: string, digits: number, text: string): '.' | ',' | null {
  const [points, commas] = [body.split('.').length - 1, body.split(',').length - 1]
  if (points > 0 && commas > 0) return body.lastIndexOf('.') > body.lastIndexOf(',') ? '.' : ','
  if (points + commas !== 1) return null
  const point = points === 1 ? '.' : ','
  const [whole = '', fraction = ''] = body.split(point)
  // Three digits after the only separator are a group of thousands or decimals, unless what precedes cannot be a group.
  const isAmbiguous = digits < 3 && /^\d{3}$/.test(fraction) && /^[1-9]\d{0,2}$/.test(whole)
  if (isAmbiguous) throw new MoneyError('decimal_ambiguous', { text: text.slice(0, 40) })
  return point
}

/** Removes the symbol or code of the currency, which may be before or after the figure, or in place of the decimal point ("19€99"). */
function withoutCurrency(text: string, currency: string | undefined): string {
  for (const name of currency === undefined ? [] : namesOf(currency)) {
    const upper = text.toUpperCase()
    if (upper.startsWith(name)) return text.slice(name.length).trim()
    if (upper.endsWith(name)) return text.slice(0, -name.length).trim()
    if (/^[-+\u2212]\s*$/.test(text.slice(0, Math.max(0, upper.indexOf(name))))) {
      return text.slice(0, 1) + text.slice(upper.indexOf(name) + name.length).trim()
    }
    const [whole = '', cents = '', ...more] = upper.split(name)
    if (more.length === 0 && /^\d{1,9}$/.test(whole) && /^\d{2}$/.test(cents)) return `${whole}.${cents}`
  }
  return text
}

const namesCache = new Map<string, readonly string[]>()

/** The code and the symbols of a currency, the longest first: CA$ before $. */
function namesOf(currency: string): readonly string[] {
  const found = namesCache.get(currency)
  if (found) return found
  const signs = (['symbol', 'narrowSymbol'] as const).flatMap((currencyDisplay) =>
    ['fr', 'en'].flatMap((locale) =>
      new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay })
        .formatToParts(1)
        .flatMap(({ type, value }) => (type === 'currency' ? value.toUpperCase() : []))
    )
  )
  const names = [...new Set([currency, ...signs])].sort((one, other) => other.length - one.length)
  namesCache.set(currency, names)
  return names
}
