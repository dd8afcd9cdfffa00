import vine from '@vinejs/vine'
import { printableRule } from '#core/print/printable_rule'
import { emailRule } from '#plugins/users/services/email_rule'
import { LONGEST_PASSWORD, passwordRule } from '#plugins/users/services/password_rule'
import { companyFields, corporateName, name, personFields } from '#plugins/users/validators/customer_validator'
import type { Registration } from '#plugins/users/actions/registration/register_customer'

const text = (longest: number) => vine.string().trim().maxLength(longest).use(printableRule()).nullable().optional()

/** What somebody sends who opens an account. */
export const storeRegistration = vine.compile(
  vine.object({
    kind: vine.enum(['individual', 'professional'] as const),
    firstName: name(),
    lastName: name(),
    email: vine.string().trim().use(emailRule()),
    password: vine.string().maxLength(LONGEST_PASSWORD).use(passwordRule()),
    password_confirmation: vine.string().maxLength(LONGEST_PASSWORD),
    gender: personFields.gender.optional(),
    birthDate: personFields.birthDate.optional(),
    phone: personFields.phone.optional(),
    company: text(120),
    corporateName: corporateName().nullable().optional(),
    tradeName: text(120),
    registrationNumber: companyFields.registrationNumber.optional(),
    vatNumber: companyFields.vatNumber.optional(),
    website: companyFields.website.optional(),
    isAdult: vine.boolean().optional(),
    acceptsTerms: vine.boolean().optional(),
    /** Version of the terms that was read; absent: the one that stands. */
    termsVersion: vine.string().maxLength(64).nullable().optional(),
  })
)

type Sent = Awaited<ReturnType<typeof storeRegistration.validate>>

/** The same with nothing left open. */
export function registrationOf(sent: Sent): Registration {
  return {
    ...{ kind: sent.kind, firstName: sent.firstName, lastName: sent.lastName, email: sent.email },
    ...{ password: sent.password, password_confirmation: sent.password_confirmation },
    gender: sent.gender ?? null,
    birthDate: sent.birthDate ?? null,
    phone: sent.phone ?? null,
    company: sent.company ?? null,
    corporateName: sent.corporateName ?? null,
    tradeName: sent.tradeName ?? null,
    registrationNumber: sent.registrationNumber ?? null,
    vatNumber: sent.vatNumber ?? null,
    website: sent.website ?? null,
    isAdult: sent.isAdult ?? false,
    acceptsTerms: sent.acceptsTerms ?? false,
    termsVersion: sent.termsVersion ?? null,
  }
}
