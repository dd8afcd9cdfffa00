import type { Answer } from '#web/lib/registry'

/** An invoice as staff read it. */
export type Invoice = Answer<'sales.admin.invoices.show'>['data']
export type PaymentChoice = Answer<'sales.admin.payment_choices.index'>['data'][number]
