import { readTexts } from '#web/form/read_form'
import type { BodyOf } from '#web/lib/registry'

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
export function readProfile(form: FormData): BodyOf<'users.profile.update'> {
  const profile = { ...readTexts(form, TEXTS), version: Number(form.get('version')) }
  return profile as BodyOf<'users.profile.update'>
}
