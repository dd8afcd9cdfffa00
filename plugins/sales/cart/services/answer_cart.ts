import { FindDiscounts } from '#plugins/sales/discounts/find_discounts'
import { FindGifts } from '#plugins/sales/cart/services/find_gifts'
import { FindPaymentOffers } from '#plugins/sales/payments/services/find_payment_offers'
import { LineRules } from '#plugins/sales/cart/services/line_rules'
import { Settings } from '#core/settings/settings'
import { ShowCart } from '#plugins/sales/cart/queries/show_cart'
import { Translator } from '#core/i18n/translator'
import { cartAnswer, type CartAnswer } from '#plugins/sales/cart/cart_answer'
import { keepCartToken, tellCartQuantity } from '#plugins/sales/cart/services/cart_cookies'
import { asksSignIn, stepsOf } from '#plugins/sales/checkout/steps'
import { markPrivate } from '#core/http/private_response'
import type { HttpContext } from '@adonisjs/core/http'
import type { WorkedCart } from '#plugins/sales/cart/services/work_out_cart'
import type { Shopper } from '#plugins/sales/shared/shopper'

/** What the action that changed a cart knows of it. */
interface KnownCart {
  /** The cart as it is now; absent: it is read. */
  worked?: WorkedCart
  /** The token of a new guest's cart. */
  newToken?: string | null
}

/** Responds with the cart of a shopper and sets its cookies. All cart routes use it. */
export async function answerCart(
  ctx: HttpContext,
  shopper: Shopper,
  { worked: known, newToken = null }: KnownCart = {}
): Promise<{ data: CartAnswer }> {
  const resolver = ctx.containerResolver
  const token = newToken ?? shopper.token
  const worked = known ?? (await (await resolver.make(ShowCart)).execute({ ...shopper, token }))
  const payments = await resolver.make(FindPaymentOffers)
  const data = cartAnswer(worked, {
    asksSignIn: asksSignIn({ ...shopper, token }, worked?.cart ?? null),
    locale: shopper.locale,
    showsNet: shopper.showsNet,
    translator: await resolver.make(Translator),
    takesCodes: await (await resolver.make(FindDiscounts)).hasSources(),
    payments: worked && stepsOf(worked).payment === 'current' ? await payments.execute(worked, shopper) : [],
    gifts: await (await resolver.make(FindGifts)).execute(worked, shopper),
    offersQuotes: (await resolver.make(Settings)).get<boolean>('sales.quotes.offered', { channel: shopper.channel }),
    most: (await resolver.make(LineRules)).most(shopper.channel),
  })
  if (newToken) keepCartToken(ctx, newToken)
  tellCartQuantity(ctx, data.quantity)
  markPrivate(ctx)
  return { data }
}
