import { AddToCart } from '#plugins/sales/cart/actions/add_to_cart'
import { answerCart } from '#plugins/sales/cart/services/answer_cart'
import { confirmAge } from '#plugins/sales/cart/services/confirm_age'
import { settledShopper } from '#plugins/sales/shared/settled_shopper'
import type { WishTaker } from '#plugins/catalogue/index'

/** Adds a wish to the cart, like the button of a product card. */
const takeWish: WishTaker = {
  async take(ctx, { sku, isOfAge }) {
    await confirmAge(ctx, { isOfAge, bought: () => ({ skus: [sku] }) })
    const shopper = await settledShopper(ctx)
    const add = await ctx.containerResolver.make(AddToCart)
    const known = await add.execute(shopper, [{ sku, quantity: 1, choice: null }])
    await answerCart(ctx, shopper, known)
  },
}

export default takeWish
