import { readTexts } from '#web/form/read_form'
import type { AddressBody } from './address_types'

const TEXTS = [
  'firstName',
  'lastName',
  'company',
  'street',
  'additional',
  'postcode',
  'city',
  'state',
  'country',
  'phone',
] as const

/** What the form of an address sends, as the server takes it. */
export function readAddress(form: FormData): AddressBody {
  const uses = { isBillingDefault: form.has('isBillingDefault'), isDeliveryDefault: form.has('isDeliveryDefault') }
  return { ...readTexts(form, TEXTS), ...uses } as AddressBody
}
