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
export default class CheckoutController {
  @inject()
  async addresses(ctx: HttpContext, hold: HoldCheckout, choose: ChooseAddresses) {
    const shopper = await settledShopper(ctx)
    await hold.checkVisitor(shopper)
    const sent = await ctx.request.validateUsing(updateAddresses, { meta: { isGuest: shopper.customerId === null } })
    const worked = await choose.execute(shopper, sent, await shopperOrigin(ctx))
    return answerCart(ctx, shopper, { worked })
  }

  @inject()
  async shipping(ctx: HttpContext, choose: ChooseShipping) {
    const { code } = await ctx.request.validateUsing(updateChoice)
    const shopper = await settledShopper(ctx)
    return answerCart(ctx, shopper, { worked: await choose.execute(shopper, code) })
  }

  @inject()
  async payment(ctx: HttpContext, choose: ChoosePayment) {
    const { code } = await ctx.request.validateUsing(updateChoice)
    const shopper = await settledShopper(ctx)
    return answerCart(ctx, shopper, { worked: await choose.execute(shopper, code) })
  }
}
