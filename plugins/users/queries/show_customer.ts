import { Customer } from '#plugins/users/models/customer'
import { customerNotFound } from '#plugins/users/errors/customers'

/**
 * A customer by number.
 * @throws customerNotFound
 */
export async function showCustomer(id: number): Promise<Customer> {
  const customer = await Customer.find(id)
  if (!customer) throw customerNotFound()
  return customer
}
