import { useActionData, useLoaderData } from '@remix-run/react'
import { useEffect } from 'react'
import { useAccount } from '#web/lib/account'
import { refreshBadges } from '#web/lib/badge'
import { pageHead } from '#web/lib/page_head'
import { changeWishlist, loadWishlist } from './wishlist.server'
import { setWishlist } from './wish_state'
import { WishlistView } from './wishlist_view'

export const meta = pageHead
export const loader = loadWishlist
export const action = changeWishlist

/** What somebody keeps for later: a customer's, and a guest's. */
export default function WishlistScreen() {
  const { wishes, canMove } = useLoaderData<typeof loader>()
  const refusal = useActionData<typeof action>()
  const { customer } = useAccount()
  useEffect(() => {
    setWishlist(wishes.map(({ productId }) => productId))
    // What left for the cart is counted there.
    refreshBadges()
  }, [wishes])
  return <WishlistView wishes={wishes} canMove={canMove} isGuest={!customer} refusal={refusal ?? null} />
}
