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

/** The fields of an address for the audit log of its customer. */
export function auditedAddress(address: Address): Record<string, unknown> {
  const { firstName, lastName, company, street, additional, postcode, city, state, country, phone } = address
  const { isBillingDefault, isDeliveryDefault } = address
  const fields = { firstName, lastName, company, street, additional, postcode, city, state, country, phone }
  const uses = { isBillingDefault, isDeliveryDefault }
  return Object.fromEntries(
    Object.entries({ ...fields, ...uses }).map(([field, value]) => [`address.${address.id}.${field}`, value ?? null])
  )
}
