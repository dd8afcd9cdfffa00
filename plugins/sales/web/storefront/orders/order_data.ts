import type { Answer } from '#web/lib/registry'

/** A customer's own order as its route answers. */
export type OwnOrder = Answer<'sales.orders.show'>['data']
export type OwnOrderRow = Answer<'sales.orders.index'>['data'][number]
