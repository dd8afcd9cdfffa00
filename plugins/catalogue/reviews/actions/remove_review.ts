import { inject } from '@adonisjs/core'
import { Attachments } from '#core/attachments/attachments'
import { Store } from '#core/database/store'
import { inTransaction } from '#core/database/run_rows'
import { PICTURES } from '#plugins/catalogue/reviews/review_pictures'
import { relistReviewed } from '#plugins/catalogue/reviews/relist_reviewed'
import { reviewNotFound } from '#plugins/catalogue/reviews/errors'
import { reviews } from '#plugins/catalogue/reviews/tables'

/** Deletes a review in the name of its author. */
@inject()
export class RemoveReview {
  constructor(
    private readonly store: Store,
    private readonly attachments: Attachments
  ) {}

  /** @throws reviewNotFound, also for somebody else's */
  async execute(authorKey: string, id: number): Promise<void> {
    await this.store.transaction(async (trx) => {
      const found = await reviews.find(inTransaction(trx), { id, authorKey })
      if (!found) throw reviewNotFound()
      await this.attachments.release(trx, PICTURES, [id])
      await reviews.delete(trx, { id })
      if (found.state === 'approved') await relistReviewed(trx, [found.productId])
      await this.store.changes.record(trx, 'catalogue.reviews', [id])
    })
  }
}
