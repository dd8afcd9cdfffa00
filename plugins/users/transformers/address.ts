import { writeInstant } from '#core/time/instant'
import { writePhone } from '#plugins/users/services/phone_number'
import type { Address } from '#plugins/users/models/address'

/** An address as its owner, staff and the plugins that send something there see it. */
export type AddressAnswer = ReturnType<typeof addressAnswer>

export function addressAnswer(address: Address) {
  return {
    id: address.id,
    firstName: address.firstName,
    lastName: address.lastName,
    company: address.company,
    street: address.street,
    additional: address.additional,
    postcode: address.postcode,
    city: address.city,
    state: address.state,
    country: address.country,
    phone: writePhone(address.phone),
    isBillingDefault: address.isBillingDefault,
    isDeliveryDefault: address.isDeliveryDefault,
    updatedAt: writeInstant(address.updatedAt),
    version: address.version,
  }
}
