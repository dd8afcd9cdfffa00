import type { ResponseOf } from '#web/lib/registry'

/** A credit note, for staff. */
export type Refund = ResponseOf<'sales.admin.refunds.show'>['data']
