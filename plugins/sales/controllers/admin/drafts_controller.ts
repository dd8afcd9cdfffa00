import { inject } from '@adonisjs/core'
import { DeleteDraft } from '#plugins/sales/actions/drafts/delete_draft'
import { DescribeDraft } from '#plugins/sales/services/drafts/draft_answer'
import { DraftShopper } from '#plugins/sales/services/drafts/draft_shopper'
import { FillDraftFromOrder } from '#plugins/sales/actions/drafts/fill_draft_from_order'
import { FindOrder } from '#plugins/sales/queries/orders/find_order'
import { ListDrafts } from '#plugins/sales/queries/drafts/list_drafts'
import { OpenDraft } from '#plugins/sales/actions/drafts/open_draft'
import { routeId } from '#core/http/route_id'
import { storeDraft } from '#plugins/sales/validators/draft_validator'
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
    private readonly remove: DeleteDraft
  ) {}

  async index() {
    return { data: await this.list.execute() }
  }

  async store({ request, response, shop }: HttpContext) {
    const { customerId = 0, orderId } = await request.validateUsing(storeDraft)
    const order = orderId === undefined ? null : await this.orders.execute(orderId)
    const id = await this.open.execute(order ? (order.customerId ?? 0) : customerId, order?.channel ?? shop.channel)
    if (order) await this.fill.execute((await this.shoppers.of(id)).shopper, order)
    response.status(201)
    return { data: { id } }
  }

  async show(ctx: HttpContext) {
    return { data: await this.describe.execute(await this.shoppers.of(routeId(ctx)), ctx.shop.locale) }
  }

  async destroy(ctx: HttpContext) {
    await this.remove.execute(routeId(ctx))
    ctx.response.noContent()
  }
}
