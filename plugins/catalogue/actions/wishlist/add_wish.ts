import { inject } from '@adonisjs/core'
import { Clock } from '#core/time/clock'
import { RateLimits } from '#core/limits/rate_limits'
import { Store, type Transaction } from '#core/database/store'
import { hashGuestToken, newGuestToken } from '#core/identity/guest_token'
import { queryRows } from '#core/database/query_rows'
import { productNotFound, wishlistFull } from '#plugins/catalogue/errors'
import { MOST_WISHES, holdOwnList, wishesOf } from '#plugins/catalogue/services/wishlist/wish_rows'
import type { WishOwner } from '#plugins/catalogue/services/wishlist/wish_owner'

/** What is on a list once something was done to it. */
export interface Wished {
  /** Products, the newest first. */
  ids: number[]
  /** Of a guest's new list; null: they have it already, or it is a customer's. */
  newToken: string | null
}

const HOLD = 'update catalogue_wishlists set updated_at = ? where token_hash = ? and customer_id is null returning id'

const MAKE = 'insert into catalogue_wishlists (token_hash, created_at, updated_at) values (?, ?, ?) returning id'

/** The moment is the list's own: it has just been held. */
const WISH = `insert into catalogue_wishes (wishlist_id, product_id, created_at)
  select w.id, p.id, w.updated_at from catalogue_wishlists w, catalogue_products p where w.id = ? and p.id = ?
  on conflict (wishlist_id, product_id) do nothing`

/** Puts a product on somebody's wishlist. What is there already stays where it is. */
@inject()
export class AddWish {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock,
    private readonly limits: RateLimits
  ) {}

  /**
   * `address`: of the network, by which new lists of guests are counted.
   * @throws productNotFound, wishlistFull, tooManyRequests
   */
  async execute(owner: WishOwner, productId: number, address: string): Promise<Wished> {
    if (owner.customerId === null && owner.token === null) await this.limits.take('catalogue.wishlists', address)
    return this.store.relaxedTransaction(async (trx) => {
      const { id, newToken } = await this.#hold(trx, owner)
      await queryRows(trx, WISH, [id, productId])
      const ids = await wishesOf(trx, id)
      if (!ids.includes(productId)) throw productNotFound({ product: String(productId) })
      if (ids.length > MOST_WISHES) throw wishlistFull({ most: MOST_WISHES })
      return { ids, newToken }
    })
  }

  async #hold(trx: Transaction, { customerId, token }: WishOwner): Promise<{ id: number; newToken: string | null }> {
    const now = this.clock.iso()
    if (customerId !== null) return { id: await holdOwnList(trx, customerId, now), newToken: null }
    if (token !== null) {
      const [held] = await queryRows<{ id: number | string }>(trx, HOLD, [now, hashGuestToken(token)])
      if (held) return { id: Number(held.id), newToken: null }
    }
    const newToken = newGuestToken()
    const [made] = await queryRows<{ id: number | string }>(trx, MAKE, [hashGuestToken(newToken), now, now])
    return { id: Number(made?.id), newToken }
  }
}
