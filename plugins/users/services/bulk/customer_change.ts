import type { BulkCell } from '#core/bulk/bulk_kind'

/** What becomes of every customer of a selection; what is absent stays. */
export interface CustomerChange {
  groupId?: number | undefined
  isSuspended?: boolean | undefined
}

/** One value of a customer before and after: the number of a group, or whether they are suspended. */
export interface CustomerCell extends BulkCell {
  field: keyof CustomerChange
  before: number | boolean
  after: number | boolean
}

/** What a change of many customers looks at. */
export interface BulkCustomer {
  id: number
  groupId: number
  isSuspended: boolean
  /** Their data are gone: nothing of them changes any more. */
  isErased: boolean
}
