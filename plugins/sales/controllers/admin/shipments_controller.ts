import { inject } from '@adonisjs/core'
import { Lists } from '#core/lists/lists'
import { ShipOrder } from '#plugins/sales/actions/shipments/ship_order'
import { ShowShipment } from '#plugins/sales/queries/shipments/show_shipment'
import { requestOrigin } from '#core/identity/request_origin'
import { routeId } from '#core/http/route_id'
import { storeShipment } from '#plugins/sales/validators/admin_order_validator'
import { staffCall } from '#plugins/sales/services/documents/staff_call'
import type { HttpContext } from '@adonisjs/core/http'

/** Parcels in the back office. */
@inject()
export default class AdminShipmentsController {
  constructor(
    private readonly lists: Lists,
    private readonly ship: ShipOrder,
    private readonly find: ShowShipment
  ) {}

  async index({ request }: HttpContext) {
    return this.lists.page('sales.shipments', request.qs())
  }

  async show(ctx: HttpContext) {
    return { data: await this.find.execute(routeId(ctx)) }
  }

  async store(ctx: HttpContext) {
    const { notify, carrier = '', trackingNumber = '', ...parcel } = await ctx.request.validateUsing(storeShipment)
    const told = { ...parcel, carrier, trackingNumber, isTold: notify, orderId: routeId(ctx) }
    const id = await this.ship.execute(told, requestOrigin(ctx), staffCall(ctx, 'shipments', told))
    ctx.response.status(201)
    return { data: await this.find.execute(id) }
  }
}
