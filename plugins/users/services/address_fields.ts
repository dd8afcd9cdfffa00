import type { Address } from '#plugins/users/models/address'

/** An address as forms give it; its place and phone are stored in their own form. */
export interface AddressForm {
  firstName: string
  lastName: string
  company: string | null
  street: string
  additional: string | null
  postcode: string | null
  city: string
  state: string | null
  country: string
  phone: string | null
  isBillingDefault: boolean
  isDeliveryDefault: boolean
}

/** An address as the audit log tells of it, under its customer. */
export function toldAddress(address: Address): Record<string, unknown> {
  const { firstName, lastName, company, street, additional, postcode, city, state, country, phone } = address
  const { isBillingDefault, isDeliveryDefault } = address
  const told = { firstName, lastName, company, street, additional, postcode, city, state, country, phone }
  const uses = { isBillingDefault, isDeliveryDefault }
  return Object.fromEntries(
    Object.entries({ ...told, ...uses }).map(([field, value]) => [`address.${address.id}.${field}`, value ?? null])
  )
}
