import type { Answer } from '#web/lib/registry'

/** A quote as its routes answer. */
export type Quote = Answer<'sales.quotes.show'>['data']
export type OwnQuoteRow = Answer<'sales.quotes.index'>['data'][number]
