import type { ResponseOf } from '#web/lib/registry'

/** An order, for staff. */
export type StaffOrder = ResponseOf<'sales.admin.orders.show'>['data']
export type StaffOrderLine = StaffOrder['lines'][number]
