interface PostcodeForm {
  form: RegExp
  /** A postcode that exists, as it is written there. */
  example: string
  /** As it is stored, from its letters and figures alone; absent: these themselves. */
  write?: (bare: string) => string
}

const five = (example: string): PostcodeForm => ({ form: /^\d{5}$/, example })
const four = (example: string): PostcodeForm => ({ form: /^\d{4}$/, example })
const overseas = (form: RegExp, example: string): PostcodeForm => ({ form, example })

/** Countries and territories whose postcodes have a form we know. French codes that begin with 00 are the army's. */
const FORMS: Record<string, PostcodeForm> = {
  FR: { form: /^(?!00000|97[^5]|9[89])\d{5}$/, example: '21000' },
  GP: overseas(/^971\d\d$/, '97110'),
  BL: overseas(/^97133$/, '97133'),
  MF: overseas(/^97150$/, '97150'),
  MQ: overseas(/^972\d\d$/, '97200'),
  GF: overseas(/^973\d\d$/, '97300'),
  RE: overseas(/^974\d\d$/, '97400'),
  PM: overseas(/^97500$/, '97500'),
  YT: overseas(/^976\d\d$/, '97600'),
  WF: overseas(/^986\d\d$/, '98600'),
  PF: overseas(/^987\d\d$/, '98714'),
  NC: overseas(/^988\d\d$/, '98800'),
  MC: overseas(/^980\d\d$/, '98000'),
  AT: four('1010'),
  BE: four('1000'),
  CH: four('1200'),
  DE: five('10115'),
  ES: five('28001'),
  GB: {
    form: /^[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}$/,
    example: 'SW1A 1AA',
    write: (bare) => `${bare.slice(0, -3)} ${bare.slice(-3)}`,
  },
  IT: five('00118'),
  LU: four('1009'),
  NL: {
    form: /^\d{4} [A-Z]{2}$/,
    example: '1012 AB',
    write: (bare) => `${bare.slice(0, 4)} ${bare.slice(4)}`,
  },
  PT: {
    form: /^\d{4}-\d{3}$/,
    example: '1000-001',
    write: (bare) => `${bare.slice(0, 4)}-${bare.slice(4)}`,
  },
}

/** Letters that people write before a postcode of a country, as letters from abroad bear them. */
const PREFIXES: Record<string, readonly string[]> = {
  AT: ['AT', 'A'],
  BE: ['BE', 'B'],
  DE: ['DE', 'D'],
  ES: ['ES', 'E'],
  FR: ['FR', 'F'],
  IT: ['IT', 'I'],
  LU: ['LU', 'L'],
  PT: ['PT', 'P'],
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

/** A postcode of a country, to show how they are written there; null: we do not know their form. */
export function postcodeExample(country: string): string | null {
  return FORMS[country]?.example ?? null
}

/**
 * A country and postcode as they are stored; null when the country has no such postcode. They are read as people write
 * them, with the letters of the country before them (`L-1234`) and whatever between. Overseas addresses are also written
 * "FR" with 97 or 98: they get the country code of their own, which taxes and shipping go by.
 */
export function readPlace({ country, postcode }: Place): Place | null {
  const code = postcode.trim().toUpperCase().replace(/\s+/g, ' ')
  const known = FORMS[country]
  if (!known) return code.length > 0 && code.length <= 16 ? { country, postcode: code } : null
  const bare = withoutPrefix(country, code.replaceAll(/[^A-Z\d]/g, ''))
  if (country === 'FR' && /^9[78]/.test(bare)) {
    const own = TERRITORIES.find((territory) => FORMS[territory]?.form.test(bare))
    return own ? { country: own, postcode: bare } : null
  }
  const stored = known.write ? known.write(bare) : bare
  return known.form.test(stored) ? { country, postcode: stored } : null
}

/** Without the letters of the country, where figures follow: those of overseas territories are France's, or their own. */
function withoutPrefix(country: string, bare: string): string {
  const letters = PREFIXES[country] ?? (TERRITORIES.includes(country) ? [country, 'FR', 'F'] : [country])
  const found = letters.find((prefix) => bare.startsWith(prefix) && /^\d/.test(bare.slice(prefix.length)))
  return found ? bare.slice(found.length) : bare
}
