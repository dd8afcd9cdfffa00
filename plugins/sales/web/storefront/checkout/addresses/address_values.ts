import type { ResponseOf } from '#web/lib/registry'
import type { Cart } from '../../cart_data'

export type BookEntry = ResponseOf<'users.addresses.index'>['data'][number]
export type Country = ResponseOf<'users.countries.index'>['data'][number]

/** Value of the choice of a new address. */
export const newAddress = 'new'

type Postal = NonNullable<Cart['addresses']['billing']>

interface Known {
  name: { firstName: string; lastName: string } | null
  book: BookEntry[]
}

/** Initial values of the address form: from the cart, else the default addresses, else the customer's name. */
export function addressValues({ addresses }: Pick<Cart, 'addresses'>, { name, book }: Known): Record<string, unknown> {
  const { billing, delivery, isSameAddress, email } = addresses
  const start = { ...name, country: book[0]?.country ?? 'FR' }
  return {
    ...sectionValues('billing', billing, book, start, ({ isBillingDefault }) => isBillingDefault),
    ...sectionValues('delivery', delivery, book, start, ({ isDeliveryDefault }) => isDeliveryDefault),
    isSameAddress,
    email,
  }
}

function sectionValues(
  section: 'billing' | 'delivery',
  held: Postal | null,
  book: BookEntry[],
  start: object,
  isDefault: (entry: BookEntry) => boolean
): Record<string, unknown> {
  const entry = held ? book.find((one) => isSame(one, held)) : (book.find(isDefault) ?? book[0])
  const typed: object = held && !entry ? held : start
  const fields = Object.entries(typed).map(([field, value]) => [`${section}.${field}`, value] as const)
  return {
    ...Object.fromEntries(fields),
    [`${section}.id`]: entry?.id ?? newAddress,
    [`${section}.keep`]: !held,
  }
}

const WHERE = ['firstName', 'lastName', 'company', 'street', 'additional', 'postcode', 'city', 'country'] as const

function isSame(one: BookEntry, other: Postal): boolean {
  return WHERE.every((field) => (one[field] ?? '').toLowerCase() === (other[field] ?? '').toLowerCase())
}
