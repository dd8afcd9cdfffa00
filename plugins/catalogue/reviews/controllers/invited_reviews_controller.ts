import { inject } from '@adonisjs/core'
import { FindAuthor } from '#plugins/catalogue/reviews/find_author'
import { ListOwnReviews } from '#plugins/catalogue/reviews/queries/list_own_reviews'
import { PICTURE_RULE } from '#plugins/catalogue/reviews/review_pictures'
import { readers } from '#plugins/catalogue/listing/readers'
import { RefuseInvitations } from '#plugins/catalogue/reviews/actions/refuse_invitations'
import { storeReview } from '#plugins/catalogue/reviews/review_validator'
import { takeAttachment } from '#core/attachments/take_attachment'
import { WriteReview } from '#plugins/catalogue/reviews/actions/write_review'
import type { HttpContext } from '@adonisjs/core/http'

/** Reviews by the link of a mail: whoever received an order writes them, with or without an account. */
@inject()
export default class InvitedReviewsController {
  constructor(
    private readonly authors: FindAuthor,
    private readonly own: ListOwnReviews,
    private readonly write: WriteReview,
    private readonly refuse: RefuseInvitations
  ) {}

  async show(ctx: HttpContext) {
    const author = await this.#author(ctx)
    const { views } = await readers()
    return { data: await this.own.execute(author, await views.priced(ctx.shop)) }
  }

  async store(ctx: HttpContext) {
    const { title, body, attachments = [], ...rated } = await ctx.request.validateUsing(storeReview)
    const review = { ...rated, title: title ?? '', body: body ?? '', pictures: attachments }
    const id = await this.write.execute(await this.#author(ctx), review)
    ctx.response.status(201)
    return { data: { id } }
  }

  /** A picture that waits for its review. */
  async attach(ctx: HttpContext) {
    await this.#author(ctx)
    const { key, name, bytes } = await takeAttachment(ctx, PICTURE_RULE)
    ctx.response.status(201)
    return { data: { key, name, bytes } }
  }

  /** No more such mails to the address of the order. */
  async destroy(ctx: HttpContext) {
    const { email } = await this.authors.order(String(ctx.params.token))
    await this.refuse.execute(email)
    return { data: { email } }
  }

  #author({ params, shop }: HttpContext) {
    return this.authors.invited(String(params.token), shop.locale)
  }
}
