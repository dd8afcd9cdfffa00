import type { Store } from '#core/database/store'
import { PRODUCTS_TOPIC } from '#plugins/catalogue/listing/listing_memory'

const FIRST = `select case when card is null then 0 else 1 end as converted from catalogue_listing_prices
  where channel = ? and currency = ? and customer_group = '' limit 1`

/** How a currency came by its prices: set in it, or converted into it. */
type Pricing = 'set' | 'converted'

/**
 * In which currencies a channel has prices, as this process knows: for the others those in its base currency are shown.
 * One per store.
 */
export class PricedCurrencies {
  static #kept = new WeakMap<Store, PricedCurrencies>()

  static of(store: Store): PricedCurrencies {
    const found = this.#kept.get(store) ?? new PricedCurrencies(store)
    this.#kept.set(store, found)
    return found
  }

  #known = new Map<string, Promise<Pricing | null>>()

  private constructor(private readonly store: Store) {
    const forget = () => this.#known.clear()
    store.changes.follow(PRODUCTS_TOPIC, { apply: forget, reset: forget })
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
