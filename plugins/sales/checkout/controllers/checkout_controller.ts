import { inject } from '@adonisjs/core'
import { ChooseAddresses } from '#plugins/sales/checkout/actions/choose_addresses'
import { ChoosePayment } from '#plugins/sales/checkout/actions/choose_payment'
import { ChooseShipping } from '#plugins/sales/checkout/actions/choose_shipping'
import { HoldCheckout } from '#plugins/sales/checkout/hold_checkout'
import { answerCart } from '#plugins/sales/cart/services/answer_cart'
import { shopperOrigin } from '#plugins/sales/shared/shopper_origin'
import { settledShopper } from '#plugins/sales/shared/settled_shopper'
import { updateAddresses, updateChoice } from '#plugins/sales/checkout/checkout_validator'
import type { HttpContext } from '@adonisjs/core/http'

/** The choices between a cart and an order. Each answers the cart as it is then. */
@inject()
export default class CheckoutController {
  constructor(
    private readonly hold: HoldCheckout,
    private readonly chooseAddresses: ChooseAddresses,
    private readonly chooseShipping: ChooseShipping,
    private readonly choosePayment: ChoosePayment
  ) {}

  async addresses(ctx: HttpContext) {
    const shopper = await settledShopper(ctx)
    await this.hold.checkVisitor(shopper)
    const sent = await ctx.request.validateUsing(updateAddresses, { meta: { isGuest: shopper.customerId === null } })
    await this.chooseAddresses.execute(shopper, sent, await shopperOrigin(ctx))
    return answerCart(ctx, shopper)
  }

  async shipping(ctx: HttpContext) {
    const { code } = await ctx.request.validateUsing(updateChoice)
    const shopper = await settledShopper(ctx)
    await this.chooseShipping.execute(shopper, code)
    return answerCart(ctx, shopper)
  }

  async payment(ctx: HttpContext) {
    const { code } = await ctx.request.validateUsing(updateChoice)
    const shopper = await settledShopper(ctx)
    await this.choosePayment.execute(shopper, code)
    return answerCart(ctx, shopper)
  }
}
