import vine from '@vinejs/vine'
import { emailRule } from '#plugins/users/services/email_rule'
import { LOCALES } from '#core/i18n/locales'
import { selectionRule } from '#core/lists/selection'
import { dayRule, phoneRule, siretRule, vatNumberRule, websiteRule } from '#plugins/users/validators/rules'

const name = () => vine.string().trim().minLength(1).maxLength(35)
const text = (longest: number) => vine.string().trim().maxLength(longest).nullable()
const number = () => vine.number().withoutDecimals().positive()

const profile = {
  email: vine.string().trim().use(emailRule()),
  kind: vine.enum(['individual', 'professional'] as const),
  firstName: name(),
  lastName: name(),
  gender: vine.enum(['male', 'female', 'other'] as const).nullable(),
  birthDate: vine.string().trim().use(dayRule()).nullable(),
  phone: vine.string().trim().maxLength(40).use(phoneRule()).nullable(),
  company: text(120),
  corporateName: vine.string().trim().maxLength(120).optional().requiredWhen('kind', '=', 'professional'),
  tradeName: text(120),
  registrationNumber: vine.string().trim().maxLength(40).use(siretRule()).nullable(),
  vatNumber: vine.string().trim().maxLength(40).use(vatNumberRule()).nullable(),
  website: vine.string().trim().maxLength(255).use(websiteRule()).nullable(),
  locale: vine.enum(LOCALES).nullable(),
  groupId: number(),
}

/** A new customer, as staff write them down. Their password is theirs to choose. */
export const storeCustomer = vine.compile(vine.object(profile))

export const updateCustomer = vine.compile(vine.object({ ...profile, isSuspended: vine.boolean(), version: number() }))

/** Rows to be changed together, and what they get. */
export const storeCustomerChange = vine.compile(
  vine.object({
    selection: selectionRule(),
    changes: vine.object({ groupId: number().optional(), isSuspended: vine.boolean().optional() }),
  })
)

export const storeCustomerDeletion = vine.compile(vine.object({ selection: selectionRule() }))

export const storeNote = vine.compile(vine.object({ text: vine.string().trim().minLength(1).maxLength(5000) }))
