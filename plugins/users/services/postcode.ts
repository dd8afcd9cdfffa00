/** Countries and territories whose postcodes have a form we know. */
const FORMS: Record<string, RegExp> = {
  FR: /^(?!97[^5]|9[89])\d{5}$/,
  GP: /^971\d\d$/,
  BL: /^97133$/,
  MF: /^97150$/,
  MQ: /^972\d\d$/,
  GF: /^973\d\d$/,
  RE: /^974\d\d$/,
  PM: /^97500$/,
  YT: /^976\d\d$/,
  WF: /^986\d\d$/,
  PF: /^987\d\d$/,
  NC: /^988\d\d$/,
  MC: /^980\d\d$/,
  AT: /^\d{4}$/,
  BE: /^\d{4}$/,
  CH: /^\d{4}$/,
  DE: /^\d{5}$/,
  ES: /^\d{5}$/,
  GB: /^[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}$/,
  IT: /^\d{5}$/,
  LU: /^\d{4}$/,
  NL: /^\d{4} ?[A-Z]{2}$/,
  PT: /^\d{4}-\d{3}$/,
}

/** Most particular first: two communes of 971 have codes of their own. */
const TERRITORIES = ['BL', 'MF', 'GP', 'MQ', 'GF', 'RE', 'PM', 'YT', 'WF', 'PF', 'NC', 'MC']

/** Countries whose addresses always have a postcode, as far as we know. */
export const WITH_POSTCODES: readonly string[] = Object.keys(FORMS)

/** Whether an address of a country always has a postcode, as far as we know. */
export function hasPostcodes(country: unknown): boolean {
  return typeof country === 'string' && Object.hasOwn(FORMS, country.toUpperCase())
}

/** A place as it is stored. */
export interface Place {
  country: string
  postcode: string
}

/**
 * A country and postcode as they are stored; null when the country has no such postcode. Overseas addresses are also
 * written "FR" with 97 or 98: they get the country code of their own, which taxes and shipping go by.
 */
export function readPlace({ country, postcode }: Place): Place | null {
  const code = postcode.trim().toUpperCase().replace(/\s+/g, ' ')
  const digits = code.replace(/[\s-]/g, '')
  if (country === 'FR' && /^9[78]/.test(digits)) {
    const own = TERRITORIES.find((territory) => FORMS[territory]?.test(digits))
    return own ? { country: own, postcode: digits } : null
  }
  const form = FORMS[country]
  if (!form) return code.length > 0 && code.length <= 16 ? { country, postcode: code } : null
  const stored = /^\d+$/.test(digits) && country !== 'PT' ? digits : code
  return form.test(stored) ? { country, postcode: stored } : null
}
