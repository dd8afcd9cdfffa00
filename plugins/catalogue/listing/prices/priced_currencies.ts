import type { Store } from '#core/database/store'
import { PRODUCTS_TOPIC } from '#plugins/catalogue/listing/index/listing_cache'

const FIRST = `select case when card is null then 0 else 1 end as converted from catalogue_listing_prices
  where channel = ? and currency = ? and customer_group = '' limit 1`

/** Whether the prices in a currency are set or converted. */
type Pricing = 'set' | 'converted'

/**
 * Cache of which currencies a channel has prices in. In the others the shop shows its base currency. One per store,
 * cleared by the change feed.
 */
export class PricedCurrencies {
  static #caches = new WeakMap<Store, PricedCurrencies>()

  static of(store: Store): PricedCurrencies {
    const found = this.#caches.get(store) ?? new PricedCurrencies(store)
    this.#caches.set(store, found)
    return found
  }

  #known = new Map<string, Promise<Pricing | null>>()

  private constructor(private readonly store: Store) {
    const clear = () => this.#known.clear()
    store.changes.follow(PRODUCTS_TOPIC, { apply: clear, reset: clear })
  }

  find(channel: string, currency: string): Promise<Pricing | null> {
    const key = `${channel} ${currency}`
    let known = this.#known.get(key)
    if (!known) {
      known = this.#read(channel, currency)
      this.#known.set(key, known)
      known.catch(() => this.#known.delete(key))
    }
    return known
  }

  async #read(channel: string, currency: string): Promise<Pricing | null> {
    const row = await this.store.reader.first<{ converted: number }>(FIRST, [channel, currency])
    return row && (Number(row.converted) === 1 ? 'converted' : 'set')
  }
}
