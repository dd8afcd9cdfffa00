import type { Answer } from '#web/lib/registry'

/** An order as staff read it. */
export type StaffOrder = Answer<'sales.admin.orders.show'>['data']
export type StaffOrderLine = StaffOrder['lines'][number]
export type Moment = StaffOrder['history'][number]
