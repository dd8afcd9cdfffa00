import { inject } from '@adonisjs/core'
import { Attachments } from '#core/attachments/attachments'
import { Clock } from '#core/time/clock'
import { RateLimits } from '#core/limits/rate_limits'
import { Settings } from '#core/settings/settings'
import { Store } from '#core/database/store'
import { inTransaction } from '#core/database/run_rows'
import { takeOrRefuse } from '#core/limits/take_or_refuse'
import { MOST_PICTURES, PICTURES } from '#plugins/catalogue/reviews/review_pictures'
import { relistReviewed } from '#plugins/catalogue/reviews/relist_reviewed'
import { reviewNotBought, reviewsTooMany } from '#plugins/catalogue/reviews/errors'
import { reviews } from '#plugins/catalogue/reviews/tables'
import { shownName, type Author } from '#plugins/catalogue/reviews/author'
import type { RowIn } from '#core/database/table'

export interface WrittenReview {
  productId: number
  /** Tenths of a star. */
  rating: number
  title: string
  body: string
  /** Keys of attachments, added to the pictures that it has. */
  pictures: readonly string[]
}

/** Keeps what somebody says of a product that they received. A second review of a product takes the place of the first. */
@inject()
export class WriteReview {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock,
    private readonly settings: Settings,
    private readonly limits: RateLimits,
    private readonly attachments: Attachments
  ) {}

  /** Returns its id. @throws reviewNotBought, reviewsTooMany, attachmentUnknown, attachmentsTooMany */
  async execute(author: Author, { productId, rating, title, body, pictures }: WrittenReview): Promise<number> {
    if (!author.products.includes(productId)) throw reviewNotBought({}, 'productId')
    await takeOrRefuse(this.limits, 'catalogue.reviews', author.key, reviewsTooMany)
    return this.store.transaction(async (trx) => {
      const now = this.clock.iso()
      const state = this.settings.get<boolean>('catalogue.reviews.are_checked')
        ? ('pending' as const)
        : ('approved' as const)
      const values = {
        customerId: author.customerId,
        authorName: shownName(author.name),
        rating,
        title,
        body,
        locale: author.locale,
        state,
        isVerified: true,
        updatedAt: now,
      }
      const key = { productId, authorKey: author.key }
      const isNew = await reviews.insertIfNew(trx, {
        ...key,
        ...values,
        helpful: 0,
        answer: '',
        version: 1,
        createdAt: now,
      })
      const stored = (await reviews.find(inTransaction(trx), key)) as RowIn<typeof reviews>
      const { id } = stored
      if (!isNew) await reviews.update(trx, { id }, { ...values, version: stored.version + 1 })
      await this.attachments.bind(trx, { kind: PICTURES, id }, pictures, MOST_PICTURES)
      if (state === 'approved' || (!isNew && stored.state === 'approved')) await relistReviewed(trx, [productId])
      await this.store.changes.record(trx, 'catalogue.reviews', [id])
      return id
    })
  }
}
