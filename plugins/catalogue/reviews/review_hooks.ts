import app from '@adonisjs/core/services/app'
import { Attachments } from '#core/attachments/attachments'
import { PICTURES } from '#plugins/catalogue/reviews/review_pictures'
import { relistReviewed } from '#plugins/catalogue/reviews/relist_reviewed'
import type { ResourceHooks } from '#core/resources/resource'
import type { ReviewState } from '#plugins/catalogue/reviews/tables'

interface ReviewRow {
  id: number
  version: number
  productId: number | null
  state: string | null
  answer: string | null
}

const isShown = (row: { state: string | null } | null) => row?.state === ('approved' satisfies ReviewState)

/** What the shop shows of a product follows its reviews. */
export const reviewHooks: ResourceHooks<ReviewRow> = {
  async afterSave({ trx, before, after }) {
    const isSeen = isShown(before) || isShown(after)
    const isNews = before?.state !== after.state || before?.answer !== after.answer
    if (isSeen && isNews) await relistReviewed(trx, [Number(after.productId)])
  },
  async afterDelete({ trx, row }) {
    const attachments = await app.container.make(Attachments)
    await attachments.release(trx, PICTURES, [row.id])
    if (isShown(row)) await relistReviewed(trx, [Number(row.productId)])
  },
}
