import type { ResponseOf } from '#web/lib/registry'

/** An order, for its customer. */
export type OwnOrder = ResponseOf<'sales.orders.show'>['data']
export type OwnOrderRow = ResponseOf<'sales.orders.index'>['data'][number]
