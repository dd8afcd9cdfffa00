import { whenUsed } from '#core/boot/when_used'
import type { CountryCode, PhoneNumber } from 'libphonenumber-js/max'

const numbers = whenUsed<typeof import('libphonenumber-js/max')>('libphonenumber-js/max')

/** Beginnings of national numbers that are overseas, though they look like mainland ones. */
const OVERSEAS: [RegExp, CountryCode][] = [
  [/^0(590|690|691|7090)/, 'GP'],
  [/^0(594|694|7093)/, 'GF'],
  [/^0(596|696|697|7091)/, 'MQ'],
  [/^0(262|263|2689|269|639|692|693|7092)/, 'RE'],
  [/^0(7084|7085)/, 'PM'],
]

/** Countries whose people write ten digits that begin with 0, and may mean either. */
const FRENCH = new Set(['FR', 'GP', 'GF', 'MQ', 'RE', 'YT', 'BL', 'MF', 'PM', 'WF', 'NC', 'PF'])

/**
 * A phone number as it is stored: `+33612345678`; null when there is no such number. What is written without a country
 * code is read as people of `country` (ISO 3166, two letters) write it.
 */
export function readPhone(text: string, country = 'FR'): string | null {
  const found = FRENCH.has(country) ? readFrench(text, country as CountryCode) : parse(text, country as CountryCode)
  return found?.number ?? null
}

/** A stored number as people read it: `+33 6 12 34 56 78`. */
export function writePhone(stored: string | null): string | null {
  return stored && (parse(stored, undefined, 'possible')?.formatInternational() ?? stored)
}

/** One that begins as overseas numbers do is never a mainland one, though its block may be newer than what we know. */
function readFrench(text: string, country: CountryCode): PhoneNumber | undefined {
  const national = nationalForm(text)
  const overseas = OVERSEAS.find(([begin]) => national.length === 10 && begin.test(national))?.[1]
  if (overseas) return parse(national, overseas, 'possible')
  return parse(text, country) ?? parse(national, country) ?? parse(national, 'FR')
}

/** `+33 (0)6…`, `00 33 6…` and `06.…` as the ten digits of one who dials at home; anything else as it is. */
function nationalForm(text: string): string {
  return text.replace(/[^\d+]/g, '').replace(/^(?:\+|00)330?(?=\d{9}$)/, '0')
}

function parse(text: string, country?: CountryCode, needed: 'valid' | 'possible' = 'valid'): PhoneNumber | undefined {
  const found = numbers().parsePhoneNumberFromString(
    text,
    country ? { defaultCountry: country, extract: false } : undefined
  )
  return (needed === 'valid' ? found?.isValid() : found?.isPossible()) ? found : undefined
}
