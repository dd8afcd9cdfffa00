import { inject } from '@adonisjs/core'
import { ChannelPort, type ShopContext } from '#core/context/shop_context'
import { Settings } from '#core/settings/settings'
import { Store } from '#core/database/store'
import { addressPatterns, type AddressPatterns } from '#plugins/catalogue/permalinks/address_patterns'
import { ListingCache } from '#plugins/catalogue/listing/index/listing_cache'
import { listingBudget } from '#plugins/catalogue/listing/listing_budget'
import { PricedCurrencies } from '#plugins/catalogue/listing/prices/priced_currencies'
import { PricedGroups } from '#plugins/catalogue/listing/prices/priced_groups'
import { Taxonomy, type TaxonomyState } from '#plugins/catalogue/listing/taxonomy'
import type { PriceKind } from '#plugins/catalogue/listing/index/listing_key'
import type { CategoryCounter, ListedProducts } from '#plugins/catalogue/listing/index/selection'

/** The channel, language and currency that a request reads. */
export interface ShopPlace extends Pick<ShopContext, 'channel' | 'locale' | 'currency'> {
  /** Code of the customer group whose prices are shown; absent or empty: the public prices. */
  group?: string
  /** Prices are converted into `currency`, so they replace those of the cards. */
  isConverted?: boolean
}

/** All that a list is read from, at one moment. */
export interface ShopView extends ShopPlace {
  products: ListedProducts
  countOf: CategoryCounter
  taxonomy: TaxonomyState
  patterns: AddressPatterns
}

/** Unique per process: versions start from 0 in each. */
const PROCESS = `${process.pid.toString(36)}${Math.trunc(performance.timeOrigin).toString(36)}`

/** Opens the in-memory listings and taxonomy of this process. */
@inject()
export class ShopViews {
  constructor(
    readonly store: Store,
    readonly settings: Settings,
    private readonly channels: ChannelPort
  ) {}

  /** Identifies a state of the shop: a response made under the same stamp is still valid. */
  stamp(shop: ShopPlace): string {
    return `${PROCESS}.${ListingCache.of(this.store, shop.channel).version}.${Taxonomy.of(this.store).version}`
  }

  /** The place with a currency that has prices, and without a group that has none of its own. */
  async priced(wanted: ShopPlace): Promise<ShopPlace> {
    const shop = await this.#inCurrency(wanted)
    const { group = '' } = shop
    if (group === '') return shop
    return (await PricedGroups.of(this.store).has(shop.channel, group)) ? shop : { ...shop, group: '' }
  }

  /** Falls back to the base currency of the channel where the wanted one has no prices. */
  async #inCurrency(shop: ShopPlace): Promise<ShopPlace> {
    const channel = this.channels.all().find(({ code }) => code === shop.channel)
    if (channel?.currencies.length === 1) return shop
    const priced = PricedCurrencies.of(this.store)
    const base = this.#base(shop)
    const found = await priced.find(shop.channel, shop.currency)
    if (found) return { ...shop, isConverted: found === 'converted' || shop.currency !== base }
    return { ...shop, currency: base, isConverted: (await priced.find(shop.channel, base)) === 'converted' }
  }

  /** Takes a place that `priced` returned. */
  async open(shop: ShopPlace): Promise<ShopView> {
    const reading = ListingCache.of(this.store, shop.channel).read(this.#prices(shop), listingBudget(this.settings))
    const products = reading instanceof Promise ? await reading : reading
    const found = Taxonomy.of(this.store).read()
    const taxonomy = found instanceof Promise ? await found : found
    const counter = products.counter(taxonomy)
    return {
      ...shop,
      currency: this.#currency(shop),
      products,
      taxonomy,
      countOf: counter instanceof Promise ? await counter : counter,
      patterns: addressPatterns(this.settings),
    }
  }

  #prices(shop: ShopPlace): PriceKind {
    return { currency: this.#currency(shop), group: shop.group ?? '' }
  }

  /** The currency of the index: the channel's base currency, unless prices are converted. */
  #currency(shop: ShopPlace): string {
    return shop.isConverted ? shop.currency : this.#base(shop)
  }

  #base({ channel, currency }: ShopPlace): string {
    return this.channels.all().find(({ code }) => code === channel)?.baseCurrency ?? currency
  }
}
