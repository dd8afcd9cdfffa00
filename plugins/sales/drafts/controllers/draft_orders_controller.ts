import { inject } from '@adonisjs/core'
import { DraftShopper } from '#plugins/sales/drafts/draft_shopper'
import { PlaceDraft } from '#plugins/sales/drafts/place_draft'
import { idempotentCall } from '#plugins/sales/documents/idempotency'
import { requestOrigin } from '#core/identity/request_origin'
import { routeId } from '#core/http/route_id'
import { storeDraftOrder } from '#plugins/sales/drafts/draft_validator'
import type { HttpContext } from '@adonisjs/core/http'

/** A draft becomes an order. */
@inject()
export default class DraftOrdersController {
  constructor(
    private readonly shoppers: DraftShopper,
    private readonly place: PlaceDraft
  ) {}

  async store(ctx: HttpContext) {
    const { request, response } = ctx
    const body = await request.validateUsing(storeDraftOrder)
    const id = routeId(ctx)
    const call = idempotentCall(`drafts.${id}`, `staff:${ctx.person?.id}`, request.header('idempotency-key'), body)
    const draft = await this.shoppers.of(id, 'ordered')
    const told = { total: body.total, call, origin: requestOrigin(ctx), ip: request.ip() }
    const data = await this.place.execute({ ...draft, ...told })
    response.status(201)
    return { data }
  }
}
