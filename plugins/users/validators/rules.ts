import vine from '@vinejs/vine'
import type { FieldContext } from '@vinejs/vine/types'
import { isDay } from '#plugins/users/services/birth_date'
import { readPhone } from '#plugins/users/services/phone_number'
import { readSiret } from '#plugins/users/services/company_number'
import { readVatNumber } from '#plugins/users/services/vat_number'
import { readWebsite } from '#plugins/users/services/website'
import { isCountry } from '#core/i18n/countries'
import { postcodeExample, readPlace } from '#plugins/users/services/postcode'

/**
 * A rule that stores what is read out of a text, and says its words where nothing is: those of `wordsOf`, else its own.
 * `schema` is what the description of the API says of it.
 */
function reading(
  name: string,
  read: (text: string, field: FieldContext) => string | null,
  description: { schema: Record<string, unknown>; wordsOf?: (field: FieldContext) => string }
) {
  const { schema: keywords, wordsOf = () => name } = description
  return vine.createRule(
    (value: unknown, _options: undefined, field: FieldContext) => {
      const found = typeof value === 'string' ? read(value, field) : null
      if (found === null) field.report(`users.validation.${wordsOf(field)}`, `users.${name}`, field)
      else field.mutate(found, field)
    },
    { toJSONSchema: (schema) => Object.assign(schema, keywords) }
  )
}

const example = (text: string) => ({ schema: { examples: [text] } })

/** The country in the same form. */
function countryBeside({ parent }: FieldContext): string {
  const { country } = parent as { country?: unknown }
  return typeof country === 'string' && isCountry(country) ? country : 'FR'
}

/** The territory of the address in the same form: a number without a country code is read as a local one. */
function territoryBeside(field: FieldContext): string {
  const { postcode } = field.parent as { postcode?: unknown }
  const country = countryBeside(field)
  return (typeof postcode === 'string' && readPlace({ country, postcode })?.country) || country
}

/** Where there is no address, nothing is said of one. */
const phoneWords = ({ parent }: FieldContext) => ('country' in (parent as object) ? 'phone' : 'phone_alone')

export const phoneRule = reading('phone', (text, field) => readPhone(text, territoryBeside(field)), {
  ...example('+33612345678'),
  wordsOf: phoneWords,
})

/** Mails greet people by name, so a name must not hold a link. */
const ADDRESS_OF_SITE = /:\/\/|www\.|\/\//i

export const personNameRule = reading('name', (text) => (ADDRESS_OF_SITE.test(text) ? null : text), example('Claire'))
export const siretRule = reading('siret', readSiret, example('73282932000074'))
export const vatNumberRule = reading('vat_number', readVatNumber, example('FR44732829320'))
export const websiteRule = reading('website', readWebsite, {
  schema: { format: 'uri', examples: ['https://exemple.fr'] },
})
export const dayRule = reading('day', (text) => (isDay(text) ? text : null), {
  schema: { format: 'date', examples: ['1980-05-17'] },
})
export const countryRule = reading('country', (text) => (isCountry(text) ? text : null), example('FR'))

/** The postcode must be one of the country beside it; which of them is stored, the address as a whole decides. */
export const postcodeRule = vine.createRule(
  (value: unknown, _options: undefined, field: FieldContext) => {
    const country = countryBeside(field)
    if (typeof value === 'string' && readPlace({ country, postcode: value })) return
    const given = postcodeExample(country)
    const words = given === null ? 'postcode' : 'postcode_example'
    field.report(`users.validation.${words}`, 'users.postcode', field, { example: given ?? '' })
  },
  { toJSONSchema: (schema) => Object.assign(schema, { examples: ['75011'] }) }
)
