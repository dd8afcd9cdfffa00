import type { ResponseOf } from '#web/lib/registry'

/** A quote, for its customer. */
export type Quote = ResponseOf<'sales.quotes.show'>['data']
export type OwnQuoteRow = ResponseOf<'sales.quotes.index'>['data'][number]
