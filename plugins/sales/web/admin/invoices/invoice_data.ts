import type { ResponseOf } from '#web/lib/registry'

/** An invoice, for staff. */
export type Invoice = ResponseOf<'sales.admin.invoices.show'>['data']
export type PaymentChoice = ResponseOf<'sales.admin.payment_choices.index'>['data'][number]
