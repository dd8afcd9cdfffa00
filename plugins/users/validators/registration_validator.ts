import vine from '@vinejs/vine'
import { askedFor, described, orNull, requiredWhen } from '#core/http/described_fields'
import { printableRule } from '#core/print/printable_rule'
import { emailRule } from '#plugins/users/services/email_rule'
import { A_PASSWORD, LONGEST_PASSWORD, passwordRule } from '#plugins/users/services/password_rule'
import {
  companyFields,
  corporateName,
  name,
  personFields,
  registrationNumber,
} from '#plugins/users/validators/customer_validator'
import type { Registration } from '#plugins/users/actions/registration/register_customer'

const text = (longest: number) => orNull(vine.string().trim().maxLength(longest).use(printableRule()))

const A_COMPANY = { field: 'kind', is: ['professional'] }

/** What the shop asks for, the action refuses in words of its own. */
const consent = () =>
  vine
    .boolean()
    .use(described({ const: true }))
    .use(askedFor())
    .optional()

/** What somebody sends who opens an account. */
export const storeRegistration = vine.compile(
  vine.object({
    kind: vine.enum(['individual', 'professional'] as const),
    firstName: name(),
    lastName: name(),
    email: vine.string().trim().use(emailRule()),
    password: vine.string().maxLength(LONGEST_PASSWORD).use(passwordRule()),
    password_confirmation: vine.string().maxLength(LONGEST_PASSWORD).use(described(A_PASSWORD)),
    gender: personFields.gender,
    birthDate: personFields.birthDate,
    phone: personFields.phone,
    company: text(120),
    corporateName: requiredWhen(corporateName(), A_COMPANY),
    ...companyFields,
    registrationNumber: orNull(registrationNumber().use(askedFor({ ...A_COMPANY, without: ['vatNumber'] }))),
    isAdult: consent(),
    acceptsTerms: consent(),
    /** Version of the terms that was read; left out: the one that stands. */
    termsVersion: orNull(vine.string().maxLength(64)),
  })
)

type Sent = Awaited<ReturnType<typeof storeRegistration.validate>>

/** The same with nothing left open. */
export function registrationOf(sent: Sent): Registration {
  return {
    ...sent,
    corporateName: sent.corporateName ?? null,
    isAdult: sent.isAdult ?? false,
    acceptsTerms: sent.acceptsTerms ?? false,
  }
}
