import { MergeWishlists } from '#plugins/catalogue/wishlist/actions/merge_wishlists'
import { dropWishToken } from '#plugins/catalogue/wishlist/wish_cookies'
import { wishOwnerOf, type WishOwner } from '#plugins/catalogue/wishlist/wish_owner'
import type { HttpContext } from '@adonisjs/core/http'

/** Whose list it is, once what they kept as a guest has come to their account. */
export async function settledWishOwner(ctx: HttpContext): Promise<WishOwner> {
  const owner = await wishOwnerOf(ctx)
  if (owner.customerId === null || owner.token === null) return owner
  const merge = await ctx.containerResolver.make(MergeWishlists)
  await merge.execute(owner.customerId, owner.token)
  dropWishToken(ctx)
  return { ...owner, token: null }
}
