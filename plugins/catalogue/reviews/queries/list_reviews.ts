import { inject } from '@adonisjs/core'
import { ReadSet } from '#core/database/read_set'
import { Store } from '#core/database/store'
import { fromStore } from '#core/database/run_rows'
import { picturesOf } from '#plugins/catalogue/reviews/review_pictures'
import { SHOWN_IN_LISTING } from '#plugins/catalogue/reviews/query_ratings'
import { reviews } from '#plugins/catalogue/reviews/tables'
import type { AttachmentAnswer } from '#core/attachments/attachment'
import type { Bindings } from '#core/database/reader'
import type { Locale } from '#core/i18n/locales'
import type { ReviewOrder } from '#plugins/catalogue/reviews/review_validator'
import type { ReviewShape } from '#plugins/catalogue/listing/product_shapes'

/** A published review on the page of all reviews. */
export interface ShownReview extends ReviewShape {
  helpful: number
  /** The asking customer found it helpful. */
  isVoted: boolean
  /** The asking customer wrote it. */
  isOwn: boolean
  pictures: AttachmentAnswer[]
}

export interface ReviewQuestion {
  slug: string
  channel: string
  locale: Locale
  page: number
  stars: number | null
  order: ReviewOrder
  /** Null: a guest. */
  customerId: number | null
}

export interface ReviewPage {
  product: { id: number; name: string; path: string }
  reviews: ShownReview[]
  /** Of the chosen stars. */
  total: number
}

export const REVIEWS_A_PAGE = 10

const ORDERS: Record<ReviewOrder, string> = {
  helpful: "case when v.body = '' then 1 else 0 end, v.helpful desc, v.created_at desc, v.id desc",
  latest: 'v.created_at desc, v.id desc',
  best: 'v.rating desc, v.created_at desc, v.id desc',
  worst: 'v.rating, v.created_at desc, v.id desc',
}

const SHOWN = [...SHOWN_IN_LISTING, 'helpful'] as const

type Found = Omit<ShownReview, 'pictures'>

/** The published reviews of a product that the shop lists. Two statements. */
@inject()
export class ListReviews {
  constructor(private readonly store: Store) {}

  /** Null: no product is listed under this slug. */
  async execute(question: ReviewQuestion): Promise<ReviewPage | null> {
    const { slug, channel, locale, page, stars, order, customerId } = question
    const { reader, dialect } = this.store
    const reads = new ReadSet(dialect)
    const { json } = reads
    reads.with(
      `listed as (select l.product_id, l.page from catalogue_listings l
         where l.channel = ? and l.locale = ? and l.slug = ? order by l.product_id limit 1)`,
      ...[channel, locale, slug]
    )
    const isWanted = `r.state = 'approved' and r.product_id = (select product_id from listed)
      and (? = 0 or r.rating / 10 = ?)`
    const wanted = [stars ?? 0, stars ?? 0]
    reads.with(
      `shown as (select r.* from catalogue_reviews r where ${isWanted}
         order by ${ORDERS[order].replaceAll('v.', 'r.')} limit ${REVIEWS_A_PAGE} offset ?)`,
      ...wanted,
      (page - 1) * REVIEWS_A_PAGE
    )
    const product = reads.list<{ id: number; page: string }>(
      { id: 'l.product_id', page: 'l.page' },
      'listed l',
      'l.product_id'
    )
    const total = reads.list<{ count: number }>(
      { count: 'c.count' },
      `(select count(*) as count from catalogue_reviews r where ${isWanted}) c`,
      'c.count',
      ...wanted
    )
    const found = reads.list<Found>(
      {
        ...reviews.json(json, 'v', SHOWN),
        isVoted: json.boolean(
          `exists (select 1 from catalogue_review_votes x where x.review_id = v.id and x.customer_id = ${Number(customerId ?? 0)})`
        ),
        isOwn: json.boolean(`coalesce(v.customer_id = ${Number(customerId ?? 0)}, false)`),
      },
      'shown v',
      ORDERS[order]
    )
    await reads.run(async (sql, bindings) => reader.all(sql, bindings as Bindings))
    const [row] = product.rows
    if (!row) return null
    const { name, path } = JSON.parse(row.page) as { name: string; path: string }
    const pictures = await picturesOf(
      fromStore(this.store),
      found.rows.map(({ id }) => id)
    )
    return {
      product: { id: row.id, name, path },
      reviews: found.rows.map((review, at) => ({
        ...review,
        pictures: pictures[at] ?? [],
      })),
      total: Number(total.rows[0]?.count ?? 0),
    }
  }
}
