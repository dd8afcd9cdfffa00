import { inject } from '@adonisjs/core'
import { Clock } from '#core/time/clock'
import { Store } from '#core/database/store'
import { queryRows } from '#core/database/query_rows'
import { wishes } from '#plugins/catalogue/wishlist/tables'
import { wishlistCondition, wishesOf } from '#plugins/catalogue/wishlist/wish_rows'
import type { WishOwner } from '#plugins/catalogue/wishlist/wish_owner'

/** Removes a product from a wishlist. A product that is not on it is ignored. */
@inject()
export class RemoveWish {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock
  ) {}

  /** Returns the ids of the remaining products, the newest first. */
  async execute(owner: WishOwner, productId: number): Promise<number[]> {
    const list = wishlistCondition(owner)
    if (!list) return []
    const [condition, value] = list
    const lock = `update catalogue_wishlists set updated_at = ? where ${condition} returning id`
    return this.store.relaxedTransaction(async (trx) => {
      const [locked] = await queryRows<{ id: number }>(trx, lock, [this.clock.iso(), value])
      if (!locked) return []
      await wishes.delete(trx, { wishlistId: locked.id, productId })
      return wishesOf(trx, locked.id)
    })
  }
}
