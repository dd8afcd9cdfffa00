import { Address } from '#plugins/users/models/address'
import { addressAnswer, type AddressAnswer } from '#plugins/users/transformers/address'
import { addressNotFound } from '#plugins/users/errors/customers'

/** The address book of a customer: the defaults first, then as they were added. */
export class ListAddresses {
  async execute(customerId: number): Promise<AddressAnswer[]> {
    const addresses = await Address.query()
      .where('customer_id', customerId)
      .orderBy('is_delivery_default', 'desc')
      .orderBy('is_billing_default', 'desc')
      .orderBy('id')
    return addresses.map(addressAnswer)
  }

  /**
   * One of theirs.
   * @throws addressNotFound when there is none of that number, or it is somebody else's
   */
  async one(customerId: number, id: number): Promise<AddressAnswer> {
    const address = await Address.query().where({ id, customer_id: customerId }).first()
    if (!address) throw addressNotFound()
    return addressAnswer(address)
  }
}
