import type { Answer } from '#web/lib/registry'

/** A credit note as staff read it. */
export type Refund = Answer<'sales.admin.refunds.show'>['data']
