import { reviews } from '#plugins/catalogue/reviews/tables'
import type { Locale } from '#core/i18n/locales'
import type { ReadSet } from '#core/database/read_set'
import type { PageReviewsShape, RatingShape, ReviewShape } from '#plugins/catalogue/listing/product_shapes'

/** Reviews that a page shows without a click. */
const FIRST = 3

export const SHOWN_IN_LISTING = [
  'id',
  'authorName',
  'rating',
  'title',
  'body',
  'locale',
  'isVerified',
  'answer',
  'createdAt',
] as const

interface Stars {
  productId: number
  stars: number
  count: number
  /** Of their ratings. */
  sum: number
}

/** The published reviews of a product: how they are spread, and the first of each language. */
export interface SourceReviews {
  stars: Stars[]
  first: ReviewShape[]
}

export type RatingLists = ReturnType<typeof queryRatings>

/** Declares the reads of published reviews. `isSeen`: the condition on a column with the id of a product. */
export function queryRatings(reads: ReadSet, isSeen: (column: string) => string) {
  const published = `r.state = 'approved' and ${isSeen('r.product_id')}`
  return {
    stars: reads.list<Stars>(
      { productId: 's.product_id', stars: 's.stars', count: 's.count', sum: 's.sum' },
      `(select r.product_id, r.rating / 10 as stars, count(*) as count, sum(r.rating) as sum from catalogue_reviews r
         where ${published} group by r.product_id, r.rating / 10) s`,
      's.product_id, s.stars desc'
    ),
    // Those with words, then those that most people found helpful.
    first: reads.list<ReviewShape & { productId: number }>(
      reviews.json(reads.json, 'f', ['productId', ...SHOWN_IN_LISTING]),
      `(select r.*, row_number() over (partition by r.product_id, r.locale
           order by case when r.body = '' then 1 else 0 end, r.helpful desc, r.id desc) as place
         from catalogue_reviews r where ${published}) f where f.place <= ${FIRST}`,
      'f.product_id, f.place, f.id desc'
    ),
  }
}

/** The reviews of each product that has some. */
export function reviewsOf({ stars, first }: RatingLists): Map<number, SourceReviews> {
  const found = new Map<number, SourceReviews>()
  for (const row of stars.rows) {
    const of = found.get(row.productId) ?? { stars: [], first: [] }
    of.stars.push(row)
    found.set(row.productId, of)
  }
  for (const { productId, ...review } of first.rows) found.get(productId)?.first.push(review)
  return found
}

export function ratingOf({ stars }: SourceReviews): RatingShape {
  const count = stars.reduce((all, one) => all + Number(one.count), 0)
  const sum = stars.reduce((all, one) => all + Number(one.sum), 0)
  return { average: Math.round(sum / count), count }
}

/** What a page shows of reviews: those in its language come first. */
export function pageReviews({ stars, first }: SourceReviews, locale: Locale): PageReviewsShape {
  const spread = [5, 4, 3, 2, 1].map((whole) => Number(stars.find((one) => Number(one.stars) === whole)?.count ?? 0))
  const own = first.filter((review) => review.locale === locale)
  const others = first.filter((review) => review.locale !== locale)
  return { spread, first: [...own, ...others].slice(0, FIRST) }
}
