import { inject } from '@adonisjs/core'
import { Clock } from '#core/time/clock'
import { Store } from '#core/database/store'
import { hashGuestToken } from '#core/identity/guest_token'
import { insertRows } from '#core/database/insert_rows'
import { queryRows } from '#core/database/query_rows'
import { MOST_WISHES, holdOwnList, wishesOf } from '#plugins/catalogue/services/wishlist/wish_rows'

/** A token opens one list once: nobody who kept it finds what the customer wishes later. */
const HOLD = `update catalogue_wishlists set token_hash = null, updated_at = ?
  where token_hash = ? and customer_id is null returning id`

/** Brings what somebody kept as a guest to the list of their account. Done again it changes nothing. */
@inject()
export class MergeWishlists {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock
  ) {}

  async execute(customerId: number, token: string): Promise<void> {
    await this.store.transaction(async (trx) => {
      const now = this.clock.iso()
      const [held] = await queryRows<{ id: number | string }>(trx, HOLD, [now, hashGuestToken(token)])
      if (!held) return
      const guestList = Number(held.id)
      const ownList = await holdOwnList(trx, customerId, now)
      const own = await wishesOf(trx, ownList)
      const known = new Set(own)
      const fresh = (await wishesOf(trx, guestList)).filter((id) => !known.has(id))
      // The newest are kept where there are too many, and stay the newest.
      const kept = fresh.slice(0, Math.max(0, MOST_WISHES - own.length)).reverse()
      const rows = kept.map((id) => [ownList, id, now])
      await insertRows(trx, 'catalogue_wishes', ['wishlist_id', 'product_id', 'created_at'], rows)
      await trx.from('catalogue_wishlists').where('id', guestList).delete()
    })
  }
}
