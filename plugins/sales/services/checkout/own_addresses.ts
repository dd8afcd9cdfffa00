import { inject } from '@adonisjs/core'
import { ListAddresses, SaveAddress, readPlace, type AddressAnswer } from '#plugins/users/index'
import { addressGone } from '#plugins/sales/errors'
import type { Origin } from '#core/audit/origin'
import type { PostalAddress } from '#plugins/sales/contracts/address'

/** An address as the form of the checkout gives it; it was validated. */
export interface TypedAddress extends Omit<PostalAddress, 'postcode'> {
  postcode?: string | null | undefined
  /** It goes into the address book too. */
  keep?: boolean | undefined
}

/** Which address is meant: one of the book, or the typed one. */
export interface AddressChoice {
  field: 'billing' | 'delivery'
  id: number | undefined
  typed: TypedAddress | undefined
}

/** The address book of whoever checks out: guests have none. */
@inject()
export class OwnAddresses {
  constructor(
    private readonly addresses: ListAddresses,
    private readonly save: SaveAddress
  ) {}

  /** @throws addressGone for a number that is not in their book (any more) */
  async read(customerId: number | null, { field, id, typed }: AddressChoice): Promise<PostalAddress> {
    if (id === undefined) return postalOf(typed as TypedAddress)
    const book = customerId === null ? [] : await this.addresses.execute(customerId)
    const found = book.find((one) => one.id === id)
    if (!found) throw addressGone({}, `${field}.id`)
    return postalOfBook(found)
  }

  /** Adds what was typed to be kept; what stands there already is not added again. @throws when the book is full */
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

/** One of the book, which shows phones as people read them. */
export function postalOfBook(address: AddressAnswer): PostalAddress {
  return postalOf({ ...address, phone: address.phone?.replaceAll(/[^\d+]/g, '') ?? null })
}

/** As it is stored: overseas postcodes name their own country. */
function postalOf(address: TypedAddress): PostalAddress {
  const { firstName, lastName, company, street, additional, city, state, phone } = address
  const { country, postcode = null } = address
  const place = postcode ? readPlace({ country, postcode }) : null
  return { firstName, lastName, company, street, additional, city, state, phone, country, postcode, ...place }
}

/** Whether an address of the book is this one; its phone is no part of where it lies. */
function isSame(one: AddressAnswer, other: PostalAddress): boolean {
  const where = ({ firstName, lastName, company, street, additional, postcode, city, country }: PostalAddress) =>
    JSON.stringify([firstName, lastName, company, street, additional, postcode, city, country]).toLowerCase()
  return where(one) === where(other)
}
