import type { Store } from '#core/database/store'
import { PRODUCTS_TOPIC } from '#plugins/catalogue/listing/listing_memory'

/**
 * Which groups have prices of their own in a channel, as this process knows: those that have none read and filter what
 * everybody does. One per store.
 */
export class PricedGroups {
  static #kept = new WeakMap<Store, PricedGroups>()

  static of(store: Store): PricedGroups {
    const found = this.#kept.get(store) ?? new PricedGroups(store)
    this.#kept.set(store, found)
    return found
  }

  #known = new Map<string, Promise<boolean>>()

  private constructor(private readonly store: Store) {
    const forget = () => this.#known.clear()
    store.changes.follow(PRODUCTS_TOPIC, { apply: forget, reset: forget })
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
