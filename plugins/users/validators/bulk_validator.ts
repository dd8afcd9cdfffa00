import vine from '@vinejs/vine'
import { strictNumber } from '#core/http/strict_number'
import { selectionRule } from '#core/lists/selection'

/** A selection of customers, and the change. */
export const storeCustomerChange = vine.create({
  selection: selectionRule(),
  changes: vine.object({
    groupId: strictNumber().withoutDecimals().min(1).optional(),
    isSuspended: vine.boolean().optional(),
  }),
})

export const storeCustomerSelection = vine.create({ selection: selectionRule() })

export const indexChangeRows = vine.create({
  page: strictNumber().withoutDecimals().min(1).max(1_000_000).optional(),
  limit: strictNumber().withoutDecimals().min(1).max(100).optional(),
})
