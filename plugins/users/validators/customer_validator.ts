import vine from '@vinejs/vine'
import { orNull, requiredWhen } from '#core/http/described_fields'
import { printableRule } from '#core/print/printable_rule'
import { strictNumber } from '#core/http/strict_number'
import { emailRule } from '#plugins/users/services/email_rule'
import { LOCALES } from '#core/i18n/locales'
import { version } from '#core/http/record_validators'
import {
  dayRule,
  personNameRule,
  phoneRule,
  siretRule,
  vatNumberRule,
  websiteRule,
} from '#plugins/users/validators/rules'

export const name = () => vine.string().trim().minLength(1).maxLength(35).use(personNameRule()).use(printableRule())
const text = (longest: number) => orNull(vine.string().trim().maxLength(longest).use(printableRule()))
const number = () => strictNumber().withoutDecimals().min(1)

/** Profile fields of every kind of customer. */
export const personFields = {
  firstName: name(),
  lastName: name(),
  gender: orNull(vine.enum(['male', 'female', 'other'] as const)),
  birthDate: orNull(vine.string().trim().use(dayRule())),
  phone: orNull(vine.string().trim().maxLength(40).use(phoneRule())),
  company: text(120),
}

export const registrationNumber = () => vine.string().trim().maxLength(40).use(siretRule())

/** Profile fields of a company. */
export const companyFields = {
  tradeName: text(120),
  registrationNumber: orNull(registrationNumber()),
  vatNumber: orNull(vine.string().trim().maxLength(40).use(vatNumberRule())),
  website: orNull(vine.string().trim().maxLength(255).use(websiteRule())),
}

export const corporateName = () => vine.string().trim().maxLength(120).use(printableRule())

const person = {
  email: vine.string().trim().use(emailRule()),
  kind: vine.enum(['individual', 'professional'] as const),
  ...personFields,
  corporateName: requiredWhen(corporateName(), { field: 'kind', is: ['professional'] }),
  ...companyFields,
  locale: orNull(vine.enum(LOCALES)),
}

const profile = { ...person, groupId: number() }

/** A customer of a file, whose group is named by its code. */
export const importedCustomer = vine.create(person)

/** A new customer, created by staff. The customer sets the password. */
export const storeCustomer = vine.compile(vine.object(profile))

export const updateCustomer = vine.compile(vine.object({ ...profile, isSuspended: vine.boolean(), version: version() }))

export const storeNote = vine.compile(vine.object({ text: vine.string().trim().minLength(1).maxLength(5000) }))
