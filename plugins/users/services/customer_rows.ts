import { staleWrite } from '#core/errors/stale'
import { Customer } from '#plugins/users/models/customer'
import { customerErased, customerNotFound } from '#plugins/users/errors/customers'
import { customerAnswer } from '#plugins/users/transformers/customer'
import type { Transaction } from '#core/database/store'

/**
 * A customer to be changed: locked until the transaction ends, their data not erased, and of the version that was
 * edited, when one is named.
 * @throws customerNotFound, customerErased, staleWrite
 */
export async function openCustomer(trx: Transaction, id: number, version?: number): Promise<Customer> {
  const customer = await Customer.query({ client: trx }).where('id', id).forUpdate().first()
  if (!customer) throw customerNotFound()
  if (customer.erasedAt) throw customerErased()
  if (version !== undefined && version !== customer.version) {
    throw staleWrite({}, undefined, { current: customerAnswer(customer) })
  }
  return customer
}
