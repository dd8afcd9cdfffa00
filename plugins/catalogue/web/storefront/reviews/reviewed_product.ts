import type { ResponseOf } from '#web/lib/registry'

/** A product that somebody has received, with what they said of it. */
export type ReviewedProduct = ResponseOf<'catalogue.own_reviews.index'>['data'][number]
