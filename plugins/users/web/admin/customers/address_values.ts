import type { Address, Customer } from './customer_values'

/** An address as its form holds it. */
export type AddressValues = Pick<
  Address,
  | 'firstName'
  | 'lastName'
  | 'company'
  | 'street'
  | 'additional'
  | 'postcode'
  | 'city'
  | 'state'
  | 'country'
  | 'phone'
  | 'isBillingDefault'
  | 'isDeliveryDefault'
>

export function addressValues(address: AddressValues): AddressValues {
  const { firstName, lastName, company, street, additional, postcode, city, state, country, phone } = address
  const { isBillingDefault, isDeliveryDefault } = address
  const place = { street, additional, postcode, city, state, country }
  return { firstName, lastName, company, ...place, phone, isBillingDefault, isDeliveryDefault }
}

/** A new address begins with whose it is. */
export function newAddress({ firstName, lastName, company, corporateName }: Customer): AddressValues {
  return {
    firstName,
    lastName,
    company: corporateName ?? company,
    street: '',
    additional: null,
    postcode: '',
    city: '',
    state: null,
    country: 'FR',
    phone: null,
    isBillingDefault: false,
    isDeliveryDefault: false,
  }
}
