import { inject } from '@adonisjs/core'
import { ListWanted } from '#plugins/sales/cart/queries/list_wanted'
import { PlaceOwnOrder } from '#plugins/sales/orders/services/place_own_order'
import { answerCart } from '#plugins/sales/cart/services/answer_cart'
import { confirmAge } from '#plugins/sales/cart/services/confirm_age'
import { idempotentCall } from '#plugins/sales/documents/idempotency'
import { ownCustomer } from '#plugins/sales/shared/own_customer'
import { requestOrigin } from '#core/identity/request_origin'
import { settledShopper } from '#plugins/sales/shared/settled_shopper'
import { storeOrder } from '#plugins/sales/orders/order_validator'
import { tellCartQuantity } from '#plugins/sales/cart/services/cart_cookies'
import type { HttpContext } from '@adonisjs/core/http'

/** What customers order. */
@inject()
export default class OrdersController {
  constructor(
    private readonly place: PlaceOwnOrder,
    private readonly wanted: ListWanted
  ) {}

  /** Makes an order of the cart. */
  async store(ctx: HttpContext) {
    const { request, response } = ctx
    const body = await request.validateUsing(storeOrder)
    const call = idempotentCall('orders', `customer:${ownCustomer(ctx)}`, request.header('idempotency-key'), body)
    const shopper = await settledShopper(ctx)
    const bought = async () => ({ variantIds: await this.wanted.execute(shopper) })
    const isOfAge = await confirmAge(ctx, { isOfAge: body.isOfAge ?? false, bought })
    const told = {
      shopper,
      call,
      origin: requestOrigin(ctx),
      total: body.total,
      termsVersion: body.termsVersion ?? null,
      agreesTo: body.agreesTo ?? [],
    }
    const data = await this.place.execute(
      { ...told, isOfAge: body.isOfAge ?? isOfAge, ip: request.ip() },
      async () => (await answerCart(ctx, shopper)).data
    )
    tellCartQuantity(ctx, 0)
    response.status(201)
    return { data }
  }
}
