import type { ResponseOf } from '#web/lib/registry'

/** A return, as its customer reads it. */
export type OwnReturn = ResponseOf<'rma.returns.show'>['data']

/** What can be returned of an order. */
export type ReturnForm = ResponseOf<'rma.forms.show'>['data']
