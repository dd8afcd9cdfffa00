import { AddToCart } from '#plugins/sales/actions/cart/add_to_cart'
import { answerCart } from '#plugins/sales/services/cart/answer_cart'
import { confirmAge } from '#plugins/sales/services/cart/confirm_age'
import { settledShopper } from '#plugins/sales/services/settled_shopper'
import type { WishTaker } from '#plugins/catalogue/index'

/** What leaves a wishlist goes into the cart, like anything that a card puts there. */
const takeWish: WishTaker = {
  async take(ctx, { sku, isOfAge }) {
    await confirmAge(ctx, { isOfAge, bought: () => ({ skus: [sku] }) })
    const shopper = await settledShopper(ctx)
    const add = await ctx.containerResolver.make(AddToCart)
    const { newToken } = await add.execute(shopper, [{ sku, quantity: 1, choice: null }])
    await answerCart(ctx, shopper, newToken)
  },
}

export default takeWish
