import { inject } from '@adonisjs/core'
import { Attachments } from '#core/attachments/attachments'
import { FindReview } from '#plugins/catalogue/reviews/queries/find_review'
import { currentCustomer } from '#plugins/users/index'
import { guardOf } from '#core/identity/guards'
import { indexReviews, showReviewPicture } from '#plugins/catalogue/reviews/review_validator'
import { ListReviews, REVIEWS_A_PAGE } from '#plugins/catalogue/reviews/queries/list_reviews'
import { notFound } from '#core/http/errors'
import { PICTURES } from '#plugins/catalogue/reviews/review_pictures'
import { productNotFound } from '#plugins/catalogue/products/errors'
import { routeId } from '#core/http/route_id'
import { sendAttachment } from '#core/attachments/take_attachment'
import type { HttpContext } from '@adonisjs/core/http'

/** Published reviews, and those that staff look at. */
@inject()
export default class ReviewsController {
  constructor(
    private readonly reviews: ListReviews,
    private readonly attachments: Attachments,
    private readonly find: FindReview
  ) {}

  async index(ctx: HttpContext) {
    const { page = 1, stars = null, order = 'helpful' } = await indexReviews.validate(ctx.request.qs())
    const customer = guardOf(ctx, 'customer') ? await currentCustomer(ctx) : null
    const { channel, locale } = ctx.shop
    const slug = String(ctx.params.slug)
    const question = { slug, channel, locale, page, stars, order, customerId: customer?.id ?? null }
    const found = await this.reviews.execute(question)
    if (!found) throw productNotFound({ product: slug })
    const { product, reviews, total } = found
    return { data: reviews, meta: { product, total, page, limit: REVIEWS_A_PAGE } }
  }

  /** The response is a stream. The return type only documents in the API description that it is not JSON. */
  async picture(ctx: HttpContext): Promise<string> {
    return this.#send(ctx, (id) => this.find.isPublished(id))
  }

  async staffPicture(ctx: HttpContext): Promise<string> {
    return this.#send(ctx, () => Promise.resolve(true))
  }

  async #send(ctx: HttpContext, isSeen: (id: number) => Promise<boolean>): Promise<string> {
    const { preview = false } = await showReviewPicture.validate(ctx.request.qs())
    const id = routeId(ctx)
    const found = await this.attachments.find(PICTURES, routeId(ctx, 'file'))
    if (found?.holderId !== id || !(await isSeen(id))) throw notFound()
    if (!(await sendAttachment(ctx, found.attachment, preview))) throw notFound()
    return found.attachment.name
  }
}
