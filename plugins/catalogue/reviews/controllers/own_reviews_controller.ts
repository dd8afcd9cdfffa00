import { inject } from '@adonisjs/core'
import { FindAuthor } from '#plugins/catalogue/reviews/find_author'
import { ListOwnReviews } from '#plugins/catalogue/reviews/queries/list_own_reviews'
import { PICTURE_RULE } from '#plugins/catalogue/reviews/review_pictures'
import { placeOf } from '#plugins/catalogue/listing/prices/price_group'
import { readers } from '#plugins/catalogue/listing/readers'
import { RemoveReview } from '#plugins/catalogue/reviews/actions/remove_review'
import { routeId } from '#core/http/route_id'
import { storeReview } from '#plugins/catalogue/reviews/review_validator'
import { takeAttachment } from '#core/attachments/take_attachment'
import { unauthorised } from '#core/identity/errors'
import { VoteReview } from '#plugins/catalogue/reviews/actions/vote_review'
import { WriteReview } from '#plugins/catalogue/reviews/actions/write_review'
import type { HttpContext } from '@adonisjs/core/http'

/** The signed-in customer, whom the routes require. */
function customerOf({ person, shop }: HttpContext) {
  if (person?.kind !== 'customer') throw unauthorised()
  return { id: person.id, name: person.name, locale: shop.locale }
}

/** Reviews of a customer, in their account, and what they think of those of others. */
@inject()
export default class OwnReviewsController {
  constructor(
    private readonly authors: FindAuthor,
    private readonly own: ListOwnReviews,
    private readonly write: WriteReview,
    private readonly gone: RemoveReview,
    private readonly vote: VoteReview
  ) {}

  async index(ctx: HttpContext) {
    const author = await this.authors.customer(customerOf(ctx))
    const { views } = await readers()
    return { data: await this.own.execute(author, await views.priced(await placeOf(ctx))) }
  }

  async store(ctx: HttpContext) {
    const { title, body, attachments = [], ...rated } = await ctx.request.validateUsing(storeReview)
    const author = await this.authors.customer(customerOf(ctx))
    const review = { ...rated, title: title ?? '', body: body ?? '', pictures: attachments }
    const id = await this.write.execute(author, review)
    ctx.response.status(201)
    return { data: { id } }
  }

  async destroy(ctx: HttpContext) {
    await this.gone.execute(`customer:${customerOf(ctx).id}`, routeId(ctx))
    ctx.response.noContent()
  }

  /** A picture that waits for its review. */
  async attach(ctx: HttpContext) {
    customerOf(ctx)
    const { key, name, bytes } = await takeAttachment(ctx, PICTURE_RULE)
    ctx.response.status(201)
    return { data: { key, name, bytes } }
  }

  async helpful(ctx: HttpContext) {
    return { data: { helpful: await this.vote.execute(customerOf(ctx).id, routeId(ctx), true) } }
  }

  async notHelpful(ctx: HttpContext) {
    return { data: { helpful: await this.vote.execute(customerOf(ctx).id, routeId(ctx), false) } }
  }
}
