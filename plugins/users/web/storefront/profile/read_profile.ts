import { readTexts } from '#web/form/read_form'
import type { CallOptions } from '#web/lib/registry'

const TEXTS = [
  'gender',
  'firstName',
  'lastName',
  'birthDate',
  'phone',
  'locale',
  'company',
  'corporateName',
  'tradeName',
  'registrationNumber',
  'vatNumber',
  'website',
] as const

/** What the form of the profile sends, as the server takes it. */
export function readProfile(form: FormData): CallOptions<'users.profile.update'>['data'] {
  const profile = { ...readTexts(form, TEXTS), version: Number(form.get('version')) }
  return profile as CallOptions<'users.profile.update'>['data']
}
