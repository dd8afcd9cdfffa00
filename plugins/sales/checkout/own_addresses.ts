import { inject } from '@adonisjs/core'
import { ListAddresses, SaveAddress, readPlace, type AddressAnswer } from '#plugins/users/index'
import { addressGone } from '#plugins/sales/checkout/errors'
import type { Origin } from '#core/audit/origin'
import type { PostalAddress } from '#plugins/sales/contracts/address'

/** A validated address from the form of the checkout. */
export interface TypedAddress extends Omit<PostalAddress, 'postcode'> {
  postcode?: string | null | undefined
  /** Add it to the address book. */
  keep?: boolean | undefined
}

/** An address of the address book by its id, or a typed one. */
export interface AddressChoice {
  field: 'billing' | 'delivery'
  id: number | undefined
  typed: TypedAddress | undefined
}

/** The address book of a customer in the checkout. Guests have none. */
@inject()
export class OwnAddresses {
  constructor(
    private readonly addresses: ListAddresses,
    private readonly save: SaveAddress
  ) {}

  /** @throws addressGone for an id that is not in their address book */
  async read(customerId: number | null, { field, id, typed }: AddressChoice): Promise<PostalAddress> {
    if (id === undefined) return postalOf(typed as TypedAddress)
    const book = customerId === null ? [] : await this.addresses.execute(customerId)
    const found = book.find((one) => one.id === id)
    if (!found) throw addressGone({}, `${field}.id`)
    return postalOfBook(found)
  }

  /** Adds the typed addresses to the address book, without duplicates. @throws if the book is full */
  async keep(customerId: number, choices: readonly AddressChoice[], origin: Origin): Promise<void> {
    for (const { id, typed } of choices) {
      if (id !== undefined || !typed?.keep) continue
      const address = postalOf(typed)
      const book = await this.addresses.execute(customerId)
      if (book.some((one) => isSame(one, address))) continue
      await this.save.execute({ customerId }, { ...address, isBillingDefault: false, isDeliveryDefault: false }, origin)
    }
  }
}

/** Converts an address of the book, whose phone number is formatted for display. */
export function postalOfBook(address: AddressAnswer): PostalAddress {
  return postalOf({ ...address, phone: address.phone?.replaceAll(/[^\d+]/g, '') ?? null })
}

/** Normalizes an address for storage. The postcode of an overseas territory decides its country. */
function postalOf(address: TypedAddress): PostalAddress {
  const { firstName, lastName, company, street, additional, city, state, phone } = address
  const { country, postcode = null } = address
  const place = postcode ? readPlace({ country, postcode }) : null
  return { firstName, lastName, company, street, additional, city, state, phone, country, postcode, ...place }
}

/** Compares two addresses without their phone numbers. */
function isSame(one: AddressAnswer, other: PostalAddress): boolean {
  const comparable = ({ firstName, lastName, company, street, additional, postcode, city, country }: PostalAddress) =>
    JSON.stringify([firstName, lastName, company, street, additional, postcode, city, country]).toLowerCase()
  return comparable(one) === comparable(other)
}
