import type { ResponseOf } from '#web/lib/registry'

/** A quote, for staff. */
export type StaffQuote = ResponseOf<'sales.admin.quotes.show'>['data']
export type StaffQuoteLine = StaffQuote['lines'][number]
export type Revision = StaffQuote['revisions'][number]
export type Moment = StaffQuote['history'][number]
export type Quotable = ResponseOf<'sales.admin.quotable_products.index'>['data'][number]
