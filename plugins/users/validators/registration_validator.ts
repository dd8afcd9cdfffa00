import vine from '@vinejs/vine'
import { askedFor, described, orNull, requiredWhen } from '#core/http/described_fields'
import { printableRule } from '#core/print/printable_rule'
import { isDay } from '#plugins/users/services/birth_date'
import { emailRule, isEmail } from '#plugins/users/services/email_rule'
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

/** The form of a registration. */
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
    /** Version of the terms that was read; absent: the current one. */
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

const YES: readonly unknown[] = [true, 1, '1', 'true', 'on']

/** The readable fields of an invalid form. The validator reports the errors of each field. */
export function unfinished(sent: Record<string, unknown>): Registration {
  const textOf = (field: string) => {
    const value = sent[field]
    return typeof value === 'string' ? value.trim().slice(0, 254) : ''
  }
  const typed = (field: string) => {
    const value = sent[field]
    return typeof value === 'string' && value.length <= LONGEST_PASSWORD ? value : ''
  }
  const birthDate = textOf('birthDate')
  return {
    kind: sent.kind === 'professional' ? 'professional' : 'individual',
    firstName: textOf('firstName'),
    lastName: textOf('lastName'),
    email: isEmail(textOf('email')) ? textOf('email') : '',
    password: typed('password'),
    password_confirmation: typed('password_confirmation'),
    gender: null,
    birthDate: isDay(birthDate) ? birthDate : null,
    phone: null,
    company: null,
    corporateName: textOf('corporateName') || null,
    tradeName: textOf('tradeName') || null,
    registrationNumber: textOf('registrationNumber') || null,
    vatNumber: textOf('vatNumber') || null,
    website: null,
    isAdult: YES.includes(sent.isAdult),
    acceptsTerms: YES.includes(sent.acceptsTerms),
    termsVersion: textOf('termsVersion') || null,
  }
}
