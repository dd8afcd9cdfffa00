import { inject } from '@adonisjs/core'
import { DeleteDraft } from '#plugins/sales/drafts/actions/delete_draft'
import { DescribeDraft } from '#plugins/sales/drafts/draft_answer'
import { DraftJournal } from '#plugins/sales/drafts/draft_journal'
import { DraftShopper } from '#plugins/sales/drafts/draft_shopper'
import { FillDraftFromOrder } from '#plugins/sales/drafts/actions/fill_draft_from_order'
import { FindOrder } from '#plugins/sales/orders/queries/find_order'
import { ListDrafts } from '#plugins/sales/drafts/queries/list_drafts'
import { OpenDraft } from '#plugins/sales/drafts/actions/open_draft'
import { requestOrigin } from '#core/identity/request_origin'
import { routeId } from '#core/http/route_id'
import { storeDraft } from '#plugins/sales/drafts/draft_validator'
import type { HttpContext } from '@adonisjs/core/http'

/** Orders that staff are making for customers. */
@inject()
export default class DraftsController {
  constructor(
    private readonly list: ListDrafts,
    private readonly open: OpenDraft,
    private readonly fill: FillDraftFromOrder,
    private readonly orders: FindOrder,
    private readonly shoppers: DraftShopper,
    private readonly describe: DescribeDraft,
    private readonly journal: DraftJournal,
    private readonly remove: DeleteDraft
  ) {}

  async index() {
    return { data: await this.list.execute() }
  }

  async store(ctx: HttpContext) {
    const { request, response, shop } = ctx
    const origin = requestOrigin(ctx)
    const { customerId = 0, orderId } = await request.validateUsing(storeDraft)
    const order = orderId === undefined ? null : await this.orders.execute(orderId)
    const channel = order?.channel ?? shop.channel
    const id = await this.open.execute(order ? (order.customerId ?? 0) : customerId, channel, origin)
    if (order) {
      const noted = this.journal.noting(await this.shoppers.of(id), origin, () => ({ order: [null, order.number] }))
      await this.fill.execute(noted.shopper, order)
    }
    response.status(201)
    return { data: { id } }
  }

  async show(ctx: HttpContext) {
    return { data: await this.describe.execute(await this.shoppers.of(routeId(ctx)), ctx.shop.locale) }
  }

  async destroy(ctx: HttpContext) {
    await this.remove.execute(routeId(ctx), requestOrigin(ctx))
    ctx.response.noContent()
  }
}
