import { customerErased } from '#plugins/users/errors/customers'
import type { BulkCustomer, CustomerCell, CustomerChange } from '#plugins/users/services/bulk/customer_change'
import type { BulkPlan } from '#core/bulk/bulk_kind'

/** What a change makes of a customer: only values that differ. */
export function planChange(change: CustomerChange, customer: BulkCustomer): BulkPlan<CustomerCell> {
  const cells: CustomerCell[] = []
  const { groupId = customer.groupId, isSuspended = customer.isSuspended } = change
  if (groupId !== customer.groupId) cells.push({ field: 'groupId', before: customer.groupId, after: groupId })
  if (isSuspended !== customer.isSuspended) {
    cells.push({ field: 'isSuspended', before: customer.isSuspended, after: isSuspended })
  }
  return { cells, problem: customer.isErased ? { key: customerErased.kind.message, parameters: {} } : null }
}
