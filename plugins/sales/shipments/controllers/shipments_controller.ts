import { inject } from '@adonisjs/core'
import { Lists } from '#core/lists/lists'
import { ShipOrder } from '#plugins/sales/shipments/actions/ship_order'
import { ShowShipment } from '#plugins/sales/shipments/queries/show_shipment'
import { MarkDelivered } from '#plugins/sales/shipments/actions/mark_delivered'
import { requestOrigin } from '#core/identity/request_origin'
import { routeId } from '#core/http/route_id'
import {
  storeDelivery,
  storeShipment,
  storeShipmentPreview,
  MOST_SHIPPED,
  storeShipmentBatch,
} from '#plugins/sales/shipments/shipment_validator'
import { staffCall } from '#plugins/sales/documents/staff_call'
import { PlanParcels } from '#plugins/sales/shipments/plan_parcels'
import { Translator } from '#core/i18n/translator'
import { tooManyToShip } from '#plugins/sales/shipments/errors'
import { ShipOrders } from '#plugins/sales/shipments/actions/ship_orders'
import { parseIdempotencyKey } from '#plugins/sales/documents/idempotency'
import { ListSources } from '#plugins/sales/shipments/queries/list_sources'
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

  /** Marks a parcel as delivered. */
  @inject()
  async deliver(ctx: HttpContext, mark: MarkDelivered) {
    const { deliveredOn = null } = await ctx.request.validateUsing(storeDelivery)
    const shipmentId = routeId(ctx)
    await mark.execute({ shipmentId, deliveredOn }, requestOrigin(ctx))
    return { data: await this.find.execute(shipmentId) }
  }

  /** What would be sent of chosen orders, and which of them stay. */
  @inject()
  async preview(ctx: HttpContext, plan: PlanParcels, translator: Translator) {
    const { selection, sendsUnpaid = false } = await ctx.request.validateUsing(storeShipmentPreview)
    const ids = await this.lists.ids('sales.orders', selection, { sort: 'placed_at' })
    if (ids.length > MOST_SHIPPED) throw tooManyToShip({ most: MOST_SHIPPED }, 'selection')
    const planned = await plan.execute(ids, { sendsUnpaid })
    const data = planned.map(({ lines: _lines, reason, ...parcel }) => ({
      ...parcel,
      reason: reason && translator.translate(ctx.shop.locale, `sales.not_shipped.${reason}`),
      isUnpaid: reason === 'unpaid',
    }))
    return { data }
  }

  /** Many orders sent at once, each in a parcel of its own. */
  @inject()
  async sendMany(ctx: HttpContext, ship: ShipOrders) {
    const { orders, carrier = '', notify, sendsUnpaid = false } = await ctx.request.validateUsing(storeShipmentBatch)
    const key = parseIdempotencyKey(ctx.request.header('idempotency-key'))
    const wish = {
      orders: orders.map(({ id, trackingNumber = '' }) => ({ id, trackingNumber })),
      carrier,
      isTold: notify,
      sendsUnpaid,
    }
    return { data: await ship.execute(wish, { origin: requestOrigin(ctx), locale: ctx.shop.locale, key }) }
  }

  /** Where parcels may leave from. */
  @inject()
  async sources(_ctx: HttpContext, list: ListSources) {
    return { data: await list.execute() }
  }
}
