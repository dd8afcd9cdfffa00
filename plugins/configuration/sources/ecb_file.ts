import { readRate } from '#core/money/exchange'
import { RateSourceError, type PublishedRates } from '#plugins/configuration/contracts/rate_source'

const DAY = /<Cube\s+time\s*=\s*(["'])(\d{4}-\d\d-\d\d)\1\s*>/g

const RATE = /<Cube\s+([^<>]*?)\/?>/g

const ATTRIBUTE = /(\w+)\s*=\s*(["'])([^"'<>]*)\2/g

/** The namespace of the bank's file. Other files with the same element names are refused. */
const VOCABULARY = 'http://www.ecb.int/vocabulary/2002-08-01/eurofxref'

const unreadable = (what: string) => new RateSourceError('unreadable', what)

/**
 * Reads the daily file of the European Central Bank: one day, and for each currency the value of one euro. A file of
 * another format, of several days, or with one invalid number is refused.
 */
export function readEcbFile(text: string): PublishedRates {
  if (!text.includes(VOCABULARY) || /<!DOCTYPE|<!ENTITY/i.test(text)) throw unreadable('not a file of the ECB')
  if (!/<\/(?:\w+:)?Envelope>\s*$/.test(text)) throw unreadable('the file is cut off')
  const days = [...text.matchAll(DAY)].map(([, , day = '']) => day)
  const [publishedOn] = days
  if (!publishedOn || days.length > 1) throw unreadable(`${days.length} days`)
  const rates = new Map<string, string>()
  for (const [, inside = ''] of text.matchAll(RATE)) {
    const cube = new Map([...inside.matchAll(ATTRIBUTE)].map(([, name = '', , value = '']) => [name, value]))
    const currency = cube.get('currency')
    if (currency === undefined) continue
    if (!/^[A-Z]{3}$/.test(currency) || rates.has(currency)) throw unreadable(`currency ${currency}`)
    rates.set(currency, rateOf(currency, cube.get('rate') ?? ''))
  }
  if (rates.size === 0) throw unreadable('no rates')
  return { base: 'EUR', publishedOn, rates }
}

function rateOf(currency: string, text: string): string {
  try {
    return readRate(text)
  } catch {
    throw unreadable(`rate of ${currency}`)
  }
}
