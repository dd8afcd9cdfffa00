import type { BodyOf } from '#web/lib/registry'
import { newAddress } from './address_values'

type Body = NonNullable<BodyOf<'sales.checkout.addresses'>>

const FIELDS = [
  'firstName',
  'lastName',
  'company',
  'street',
  'additional',
  'country',
  'postcode',
  'city',
  'state',
  'phone',
] as const

/** Converts the address form to the request body. */
export function readAddresses(form: FormData): Body {
  const isSameAddress = form.has('isSameAddress')
  const email = textOf(form, 'email')
  return {
    ...section(form, 'billing'),
    ...(isSameAddress || !form.has('asksDelivery') ? {} : section(form, 'delivery')),
    isSameAddress: isSameAddress || !form.has('asksDelivery'),
    ...(email === null ? {} : { email }),
  } as Body
}

/** The id of an address of the address book, or the typed one. */
function section(form: FormData, name: 'billing' | 'delivery'): object {
  const chosen = textOf(form, `${name}.id`) ?? newAddress
  if (chosen !== newAddress) return { [`${name}Id`]: Number(chosen) }
  const typed = Object.fromEntries(FIELDS.map((field) => [field, textOf(form, `${name}.${field}`)]))
  return { [name]: { ...typed, keep: form.has(`${name}.keep`) } }
}

function textOf(form: FormData, name: string): string | null {
  const value = form.get(name)
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : null
}
