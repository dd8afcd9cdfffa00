import { inject } from '@adonisjs/core'
import { Clock } from '#core/time/clock'
import { Store } from '#core/database/store'
import { queryRows } from '#core/database/query_rows'
import { listOf, wishesOf } from '#plugins/catalogue/services/wishlist/wish_rows'
import type { WishOwner } from '#plugins/catalogue/services/wishlist/wish_owner'

/** Takes a product off somebody's wishlist; what is not on it is none to take. */
@inject()
export class RemoveWish {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock
  ) {}

  /** Gives what is left, the newest first. */
  async execute(owner: WishOwner, productId: number): Promise<number[]> {
    const found = listOf(owner)
    if (!found) return []
    const [condition, value] = found
    const hold = `update catalogue_wishlists set updated_at = ? where ${condition} returning id`
    return this.store.relaxedTransaction(async (trx) => {
      const [held] = await queryRows<{ id: number | string }>(trx, hold, [this.clock.iso(), value])
      if (!held) return []
      const id = Number(held.id)
      await trx.from('catalogue_wishes').where({ wishlist_id: id, product_id: productId }).delete()
      return wishesOf(trx, id)
    })
  }
}
