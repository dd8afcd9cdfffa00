/** What a query says of prices, in whole units of the currency; null is open. */
export interface PriceWords {
  from: number | null
  to: number | null
  /** The query without it, and what was taken out. */
  words: string
  phrase: string
}

/** How amounts of a currency are written beside its code. */
const UNITS: Record<string, string> = {
  EUR: '€|euros?',
  GBP: '£|pounds?|livres?(?:\\s+sterling)?',
  USD: '\\$|dollars?',
  CHF: 'fr\\.?|francs?',
}

const BELOW =
  "moins\\s+(?:cher\\s+que|de)|jusqu[’']?\\s*[àa]|au\\s+plus|maximum|maxi|max|inf[ée]rieure?s?\\s+[àa]|sous|" +
  'under|below|less\\s+than|cheaper\\s+than|up\\s+to|at\\s+most'
const ABOVE =
  'plus\\s+de|[àa]\\s+partir\\s+de|au\\s+moins|minimum|mini|min|d[èe]s|sup[ée]rieure?s?\\s+[àa]|' +
  'over|above|more\\s+than|from|at\\s+least'
const NUMBER = '\\d{1,6}(?:[.,]\\d{1,2})?'

/** What may stand before a price and belongs to it: "un rouge à moins de 10 €". */
const LEAD = '(?:(?:[àa]|pour|for|at)\\s+)?'

type Reading = readonly [pattern: RegExp, ends: (amounts: number[]) => { from: number | null; to: number | null }]

const readings = new Map<string, readonly Reading[]>()

/** The ways to say a price in a currency. A number without a unit is one only where nothing follows it: not "10 ans". */
function readingsOf(currency: string): readonly Reading[] {
  const known = readings.get(currency)
  if (known) return known
  const before = `(?:${[UNITS[currency] ?? [], currency].flat().join('|')})`
  const unit = `${before}(?![\\p{L}\\p{N}])`
  const sure = `(?:${before}\\s*(${NUMBER})|(${NUMBER})\\s*${unit})`
  const either = `(?:${sure}|(${NUMBER})(?=\\s*$))`
  const first = `(?:${before}\\s*)?(${NUMBER})(?:\\s*${unit})?`
  const pattern = (text: string) => new RegExp(`(?<![\\p{L}\\p{N}])${LEAD}(?:${text})(?![\\p{L}\\p{N}])`, 'iu')
  const range = ([one = 0, other = 0]: number[]) => ({ from: Math.min(one, other), to: Math.max(one, other) })
  const below = ([to = 0]: number[]) => ({ from: null, to })
  const above = ([from = 0]: number[]) => ({ from, to: null })
  const made: Reading[] = [
    [pattern(`(?:entre|between)\\s+${first}\\s*(?:et|and|-|–)\\s*${either}`), range],
    [pattern(`(?:(?:de|from)\\s+)?${first}\\s*(?:[àa]|to|-|–)\\s*${sure}`), range],
    [pattern(`(?:${BELOW})\\s*${either}`), below],
    [pattern(`${sure}\\s*(?:maximum|maxi|max|au\\s+plus|at\\s+most|ou\\s+moins|or\\s+less)`), below],
    [pattern(`(?:${ABOVE})\\s*${either}`), above],
    [
      pattern(`${sure}\\s*(?:minimum|mini|min|au\\s+moins|at\\s+least|et\\s+plus|or\\s+more|and\\s+(?:up|over))`),
      above,
    ],
  ]
  readings.set(currency, made)
  return made
}

/** Reads a price out of what somebody looks for: "rouge moins de 10 euros", "under £20", "entre 10 et 20 €". */
export function priceWords(query: string, currency: string): PriceWords | null {
  if (!/\d/.test(query)) return null
  for (const [pattern, ends] of readingsOf(currency)) {
    const match = pattern.exec(query)
    if (!match) continue
    const [phrase, ...groups] = match
    const amounts = groups.flatMap((text) => (text === undefined ? [] : Number(text.replace(',', '.'))))
    const words = `${query.slice(0, match.index)} ${query.slice(match.index + phrase.length)}`
    return { ...ends(amounts), words: words.replace(/\s+/g, ' ').trim(), phrase: phrase.trim() }
  }
  return null
}
