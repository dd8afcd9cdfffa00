/** An address as its fields hold it: nothing said is an empty text. */
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
  /** It goes into the customer's address book too. */
  keep: boolean
}

type Written = { [Field in keyof AddressValues]?: unknown }

/** The fields of an address that stands somewhere. */
export function addressValues(address: Written, keep = false): AddressValues {
  const text = (field: keyof AddressValues) => String(address[field] ?? '')
  return {
    ...{ firstName: text('firstName'), lastName: text('lastName'), company: text('company'), street: text('street') },
    ...{ additional: text('additional'), postcode: text('postcode'), city: text('city'), state: text('state') },
    ...{ country: text('country') || 'FR', phone: text('phone'), keep },
  }
}

/** What the server takes: empty fields say nothing. */
export function sentAddress(values: AddressValues): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).map(([field, value]) => [field, value === '' ? null : value]))
}

/** An address of the book in a line. */
export function bookLabel(address: Written): string {
  const { firstName, lastName, street, postcode, city } = address
  return `${firstName} ${lastName}, ${street}, ${[postcode, city].filter(Boolean).join(' ')}`
}
