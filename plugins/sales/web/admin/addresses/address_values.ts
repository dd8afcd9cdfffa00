import { personName } from '#web/lib/person_name'
/** Form values of an address. Empty fields are ''. */
export interface AddressValues {
  [field: string]: unknown
  firstName: string
  lastName: string
  company: string
  street: string
  additional: string
  postcode: string
  city: string
  state: string
  country: string
  phone: string
  /** Also saves it in the customer's address book. */
  keep: boolean
}

type Written = { [Field in keyof AddressValues]?: unknown }

/** Converts an address to form values. */
export function addressValues(address: Written, keep = false): AddressValues {
  const text = (field: keyof AddressValues) => String(address[field] ?? '')
  return {
    firstName: text('firstName'),
    lastName: text('lastName'),
    company: text('company'),
    street: text('street'),
    additional: text('additional'),
    postcode: text('postcode'),
    city: text('city'),
    state: text('state'),
    country: text('country') || 'FR',
    phone: text('phone'),
    keep,
  }
}

/** The request body, without empty fields. */
export function sentAddress(values: AddressValues): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).map(([field, value]) => [field, value === '' ? null : value]))
}

/** An address of the address book in one line. */
export function bookLabel(address: Written & { firstName: string; lastName: string }): string {
  const { firstName, lastName, street, postcode, city } = address
  return `${personName({ firstName, lastName })}, ${street}, ${[postcode, city].filter(Boolean).join(' ')}`
}
