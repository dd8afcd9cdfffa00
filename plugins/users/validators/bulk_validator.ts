import vine from '@vinejs/vine'
import { writtenNumber } from '#core/http/written_number'
import { selectionRule } from '#core/lists/selection'

/** Customers to be changed together, and what they get. */
export const storeCustomerChange = vine.create({
  selection: selectionRule(),
  changes: vine.object({
    groupId: writtenNumber().withoutDecimals().min(1).optional(),
    isSuspended: vine.boolean().optional(),
  }),
})

export const storeCustomerDeletion = vine.create({ selection: selectionRule() })

export const indexChangeRows = vine.create({
  page: writtenNumber().withoutDecimals().min(1).max(1_000_000).optional(),
  limit: writtenNumber().withoutDecimals().min(1).max(100).optional(),
})
