import { inject } from '@adonisjs/core'
import { AddToCart } from '#plugins/sales/cart/actions/add_to_cart'
import { ChangeCartLine } from '#plugins/sales/cart/actions/change_cart_line'
import { RemoveCartLine } from '#plugins/sales/cart/actions/remove_cart_line'
import { answerCart } from '#plugins/sales/cart/services/answer_cart'
import { confirmAge } from '#plugins/sales/cart/services/confirm_age'
import { settledShopper } from '#plugins/sales/shared/settled_shopper'
import { storeCartItems, updateCartItem } from '#plugins/sales/cart/cart_validator'
import type { HttpContext } from '@adonisjs/core/http'

/** Lines of a cart. They are named by their key, which finds them in one's own cart only. */
export default class CartItemsController {
  @inject()
  async store(ctx: HttpContext, add: AddToCart) {
    const { items, isOfAge = false } = await ctx.request.validateUsing(storeCartItems)
    await confirmAge(ctx, { isOfAge, bought: () => ({ skus: items.map(({ sku }) => sku) }) })
    const shopper = await settledShopper(ctx)
    const wanted = items.map(({ choice = null, ...item }) => ({ ...item, choice }))
    const { added, ...known } = await add.execute(shopper, wanted)
    return { ...(await answerCart(ctx, shopper, known)), meta: { added } }
  }

  @inject()
  async update(ctx: HttpContext, change: ChangeCartLine, remove: RemoveCartLine) {
    const { quantity } = await ctx.request.validateUsing(updateCartItem)
    const [shopper, key] = [await settledShopper(ctx), String(ctx.params.key)]
    if (quantity === 0) await remove.execute(shopper, key)
    else await change.execute(shopper, key, quantity)
    return answerCart(ctx, shopper)
  }

  @inject()
  async destroy(ctx: HttpContext, remove: RemoveCartLine) {
    const shopper = await settledShopper(ctx)
    await remove.execute(shopper, String(ctx.params.key))
    return answerCart(ctx, shopper)
  }
}
