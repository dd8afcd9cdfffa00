import type { Store } from '#core/database/store'
import { PRODUCTS_TOPIC } from '#plugins/catalogue/listing/index/listing_cache'

/**
 * Cache of which customer groups have prices of their own in a channel. The others share the public listing index. One
 * per store, cleared by the change feed.
 */
export class PricedGroups {
  static #caches = new WeakMap<Store, PricedGroups>()

  static of(store: Store): PricedGroups {
    const found = this.#caches.get(store) ?? new PricedGroups(store)
    this.#caches.set(store, found)
    return found
  }

  #known = new Map<string, Promise<boolean>>()

  private constructor(private readonly store: Store) {
    const clear = () => this.#known.clear()
    store.changes.follow(PRODUCTS_TOPIC, { apply: clear, reset: clear })
  }

  has(channel: string, group: string): Promise<boolean> {
    const key = `${channel} ${group}`
    let known = this.#known.get(key)
    if (!known) {
      known = this.#read(channel, group)
      this.#known.set(key, known)
      known.catch(() => this.#known.delete(key))
    }
    return known
  }

  async #read(channel: string, group: string): Promise<boolean> {
    const row = await this.store.reader.first(
      `select 1 as priced from catalogue_listing_prices
       where customer_group = ? and customer_group <> '' and channel = ? limit 1`,
      [group, channel]
    )
    return row !== null
  }
}
