import type { CallOptions } from '#web/lib/registry'
import { newAddress } from './address_values'

type Body = NonNullable<CallOptions<'sales.checkout.addresses'>['data']>

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

/** What the form of the addresses sends, as the server takes it. */
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

/** An address of the book by its number, or the one that was typed. */
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
