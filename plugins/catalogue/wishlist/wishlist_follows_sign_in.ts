import app from '@adonisjs/core/services/app'
import { Store } from '#core/database/store'
import { settledWishOwner } from '#plugins/catalogue/wishlist/settled_wish_owner'
import { tellWishes } from '#plugins/catalogue/wishlist/wish_cookies'
import type { SessionListener } from '#core/identity/session_listener'

const WISHES = `select product_id as id from catalogue_wishes
  where wishlist_id = (select id from catalogue_wishlists where customer_id = ?) order by id desc`

/** What somebody kept as a guest comes to their account with them, and stays there when they leave. */
const wishlistFollowsSignIn: SessionListener = {
  async entered(ctx, { kind, id }) {
    if (kind !== 'customer') return
    const owner = await settledWishOwner(ctx)
    const { reader } = await app.container.make(Store)
    const rows = await reader.all<{ id: number }>(WISHES, [id])
    tellWishes(
      ctx,
      owner,
      rows.map((wish) => wish.id)
    )
  },

  async left(ctx, kind) {
    if (kind === 'customer') tellWishes(ctx, { customerId: null }, [])
  },
}

export default wishlistFollowsSignIn
