import vine from '@vinejs/vine'
import { printableRule } from '#core/print/printable_rule'
import { writtenNumber } from '#core/http/written_number'
import { emailRule } from '#plugins/users/services/email_rule'
import { LOCALES } from '#core/i18n/locales'
import {
  dayRule,
  personNameRule,
  phoneRule,
  siretRule,
  vatNumberRule,
  websiteRule,
} from '#plugins/users/validators/rules'

export const name = () => vine.string().trim().minLength(1).maxLength(35).use(personNameRule()).use(printableRule())
const text = (longest: number) => vine.string().trim().maxLength(longest).use(printableRule()).nullable()
const number = () => writtenNumber().withoutDecimals().positive()

/** What a person tells about themselves, whatever they are. */
export const personFields = {
  firstName: name(),
  lastName: name(),
  gender: vine.enum(['male', 'female', 'other'] as const).nullable(),
  birthDate: vine.string().trim().use(dayRule()).nullable(),
  phone: vine.string().trim().maxLength(40).use(phoneRule()).nullable(),
  company: text(120),
}

/** What they tell about their company. */
export const companyFields = {
  tradeName: text(120),
  registrationNumber: vine.string().trim().maxLength(40).use(siretRule()).nullable(),
  vatNumber: vine.string().trim().maxLength(40).use(vatNumberRule()).nullable(),
  website: vine.string().trim().maxLength(255).use(websiteRule()).nullable(),
}

export const corporateName = () => vine.string().trim().maxLength(120).use(printableRule())

const profile = {
  email: vine.string().trim().use(emailRule()),
  kind: vine.enum(['individual', 'professional'] as const),
  ...personFields,
  corporateName: corporateName().optional().requiredWhen('kind', '=', 'professional'),
  ...companyFields,
  locale: vine.enum(LOCALES).nullable(),
  groupId: number(),
}

/** A new customer, as staff write them down. Their password is theirs to choose. */
export const storeCustomer = vine.compile(vine.object(profile))

export const updateCustomer = vine.compile(vine.object({ ...profile, isSuspended: vine.boolean(), version: number() }))

export const storeNote = vine.compile(vine.object({ text: vine.string().trim().minLength(1).maxLength(5000) }))
