import { readTexts, readTyped } from '#web/form/read_form'
import type { BodyOf } from '#web/lib/registry'

type Registration = BodyOf<'users.customers.store'>

const PERSON = ['firstName', 'lastName', 'email', 'phone'] as const
const COMPANY = ['corporateName', 'tradeName', 'registrationNumber', 'vatNumber', 'website'] as const

/** What the form of an account sends, as the server takes it. What individuals left in the fields of a company is not. */
export function readRegistration(form: FormData): Registration {
  const kind = form.get('kind') === 'professional' ? 'professional' : 'individual'
  const company = kind === 'professional' ? readTexts(form, COMPANY) : {}
  const passwords = {
    password: readTyped(form, 'password'),
    password_confirmation: readTyped(form, 'password_confirmation'),
  }
  const agreed = { isAdult: form.has('isAdult'), acceptsTerms: form.has('acceptsTerms') }
  const { termsVersion } = readTexts(form, ['termsVersion'])
  return { kind, ...readTexts(form, PERSON), ...company, ...passwords, ...agreed, termsVersion } as Registration
}
