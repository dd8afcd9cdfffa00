import { inject } from '@adonisjs/core'
import { ChannelPort, type ShopContext } from '#core/context/shop_context'
import { Settings } from '#core/settings/settings'
import { Store } from '#core/database/store'
import { addressPatterns, type AddressPatterns } from '#plugins/catalogue/permalinks/address_patterns'
import { ListingCache } from '#plugins/catalogue/listing/index/listing_cache'
import { PricedCurrencies } from '#plugins/catalogue/listing/prices/priced_currencies'
import { PricedGroups } from '#plugins/catalogue/listing/prices/priced_groups'
import { Taxonomy, type TaxonomyState } from '#plugins/catalogue/listing/taxonomy'
import type { ListingIndex } from '#plugins/catalogue/listing/index/listing_index'

/** The channel, language and currency that a request reads. */
export interface ShopPlace extends Pick<ShopContext, 'channel' | 'locale' | 'currency'> {
  /** Code of the customer group whose prices are shown; absent or empty: the public prices. */
  group?: string
  /** Prices are converted into `currency`, so they replace those of the cards. */
  isConverted?: boolean
}

/** All that a list is read from, at one moment. */
export interface ShopView extends ShopPlace {
  index: ListingIndex
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
    return `${PROCESS}.${this.#listings(shop).version}.${Taxonomy.of(this.store).version}`
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
    const index = this.#listings(shop).read()
    const taxonomy = Taxonomy.of(this.store).read()
    return {
      ...shop,
      currency: this.#currency(shop),
      index: index instanceof Promise ? await index : index,
      taxonomy: taxonomy instanceof Promise ? await taxonomy : taxonomy,
      patterns: addressPatterns(this.settings),
    }
  }

  #listings(shop: ShopPlace): ListingCache {
    return ListingCache.of(this.store, shop.channel, this.#currency(shop), shop.group)
  }

  /** The currency of the index: the channel's base currency, unless prices are converted. */
  #currency(shop: ShopPlace): string {
    return shop.isConverted ? shop.currency : this.#base(shop)
  }

  #base({ channel, currency }: ShopPlace): string {
    return this.channels.all().find(({ code }) => code === channel)?.baseCurrency ?? currency
  }
}
