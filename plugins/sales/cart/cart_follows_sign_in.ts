import app from '@adonisjs/core/services/app'
import { Store } from '#core/database/store'
import { findCart } from '#plugins/sales/cart/services/find_cart'
import { outside } from '#plugins/sales/database/statements'
import { settledShopper } from '#plugins/sales/shared/settled_shopper'
import { tellCartQuantity } from '#plugins/sales/cart/services/cart_cookies'
import type { SessionListener } from '#core/identity/session_listener'

/** What somebody put into a cart as a guest comes to their account with them, and stays there when they leave. */
const cartFollowsSignIn: SessionListener = {
  async entered(ctx, { kind }) {
    if (kind !== 'customer') return
    const shopper = await settledShopper(ctx)
    const cart = await findCart(outside(await app.container.make(Store)), shopper)
    tellCartQuantity(ctx, cart?.lines.reduce((sum, { quantity }) => sum + quantity, 0) ?? 0)
  },

  async left(ctx, kind) {
    if (kind === 'customer') tellCartQuantity(ctx, 0)
  },
}

export default cartFollowsSignIn
