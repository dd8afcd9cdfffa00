import { inject } from '@adonisjs/core'
import { Clock } from '#core/time/clock'
import { Store } from '#core/database/store'
import { hashGuestToken } from '#core/identity/guest_token'
import { queryRows } from '#core/database/query_rows'
import { wishes, wishlists } from '#plugins/catalogue/wishlist/tables'
import { MOST_WISHES, holdOwnList, wishesOf } from '#plugins/catalogue/wishlist/wish_rows'

/** Locks the guest list and removes its token, so that the token can never open the list of the customer. */
const LOCK = `update catalogue_wishlists set token_hash = null, updated_at = ?
  where token_hash = ? and customer_id is null returning id`

/** Merges the wishlist of a guest into that of their account. A second call changes nothing. */
@inject()
export class MergeWishlists {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock
  ) {}

  async execute(customerId: number, token: string): Promise<void> {
    await this.store.transaction(async (trx) => {
      const now = this.clock.iso()
      const [locked] = await queryRows<{ id: number }>(trx, LOCK, [now, hashGuestToken(token)])
      if (!locked) return
      const ownList = await holdOwnList(trx, customerId, now)
      const own = await wishesOf(trx, ownList)
      const known = new Set(own)
      const fresh = (await wishesOf(trx, locked.id)).filter((id) => !known.has(id))
      // If there are too many, only the newest are merged. Reversed, because later ids count as newer.
      const merged = fresh.slice(0, Math.max(0, MOST_WISHES - own.length)).reverse()
      const rows = merged.map((productId) => ({ wishlistId: ownList, productId, createdAt: now }))
      await wishes.insertAll(trx, rows)
      await wishlists.delete(trx, { id: locked.id })
    })
  }
}
