import { inject } from '@adonisjs/core'
import { Clock } from '#core/time/clock'
import { RateLimits } from '#core/limits/rate_limits'
import { Store, type Transaction } from '#core/database/store'
import { hashGuestToken, newGuestToken } from '#core/identity/guest_token'
import { queryRows } from '#core/database/query_rows'
import { productNotFound } from '#plugins/catalogue/products/errors'
import { wishlists } from '#plugins/catalogue/wishlist/tables'
import { wishlistFull } from '#plugins/catalogue/wishlist/errors'
import { MOST_WISHES, holdOwnList, wishesOf } from '#plugins/catalogue/wishlist/wish_rows'
import type { WishOwner } from '#plugins/catalogue/wishlist/wish_owner'

/** The list after the change. */
export interface Wished {
  /** Ids of products, the newest first. */
  ids: number[]
  /** Token of a new guest list; null for an existing list or a customer's list. */
  newToken: string | null
}

const LOCK = 'update catalogue_wishlists set updated_at = ? where token_hash = ? and customer_id is null returning id'

/** `updated_at` of the list is the current time, because the lock has just set it. */
const INSERT = `insert into catalogue_wishes (wishlist_id, product_id, created_at)
  select w.id, p.id, w.updated_at from catalogue_wishlists w, catalogue_products p where w.id = ? and p.id = ?
  on conflict (wishlist_id, product_id) do nothing`

/** Adds a product to a wishlist. A product that is on it already keeps its position. */
@inject()
export class AddWish {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock,
    private readonly limits: RateLimits
  ) {}

  /**
   * `address`: the IP address. The number of new guest lists per address is limited.
   * @throws productNotFound, wishlistFull, tooManyRequests
   */
  async execute(owner: WishOwner, productId: number, address: string): Promise<Wished> {
    if (owner.customerId === null && owner.token === null) await this.limits.take('catalogue.wishlists', address)
    return this.store.relaxedTransaction(async (trx) => {
      const { id, newToken } = await this.#lockList(trx, owner)
      await queryRows(trx, INSERT, [id, productId])
      const ids = await wishesOf(trx, id)
      if (!ids.includes(productId)) throw productNotFound({ product: String(productId) })
      if (ids.length > MOST_WISHES) throw wishlistFull({ most: MOST_WISHES })
      return { ids, newToken }
    })
  }

  async #lockList(
    trx: Transaction,
    { customerId, token }: WishOwner
  ): Promise<{ id: number; newToken: string | null }> {
    const now = this.clock.iso()
    if (customerId !== null) return { id: await holdOwnList(trx, customerId, now), newToken: null }
    if (token !== null) {
      const [locked] = await queryRows<{ id: number }>(trx, LOCK, [now, hashGuestToken(token)])
      if (locked) return { id: locked.id, newToken: null }
    }
    const newToken = newGuestToken()
    const created = { tokenHash: hashGuestToken(newToken), createdAt: now, updatedAt: now }
    return { id: await wishlists.insert(trx, created), newToken }
  }
}
