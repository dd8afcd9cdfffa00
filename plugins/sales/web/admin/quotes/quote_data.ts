import type { Answer } from '#web/lib/registry'

/** A quote as staff read it. */
export type StaffQuote = Answer<'sales.admin.quotes.show'>['data']
export type StaffQuoteLine = StaffQuote['lines'][number]
export type Revision = StaffQuote['revisions'][number]
export type Moment = StaffQuote['history'][number]
export type Quotable = Answer<'sales.admin.quotable_products.index'>['data'][number]
