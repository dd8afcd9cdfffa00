import { inject } from '@adonisjs/core'
import { ChannelPort, type ShopContext } from '#core/context/shop_context'
import { Settings } from '#core/settings/settings'
import { Store } from '#core/database/store'
import { addressPatterns, type AddressPatterns } from '#plugins/catalogue/listing/address_patterns'
import { ListingMemory } from '#plugins/catalogue/listing/listing_memory'
import { PricedCurrencies } from '#plugins/catalogue/listing/priced_currencies'
import { PricedGroups } from '#plugins/catalogue/listing/priced_groups'
import { Taxonomy, type TaxonomyState } from '#plugins/catalogue/listing/taxonomy'
import type { ListingIndex } from '#plugins/catalogue/listing/listing_index'

/** Which shop is read, in which language and money. */
export interface ShopPlace extends Pick<ShopContext, 'channel' | 'locale' | 'currency'> {
  /** Code of the customer group whose prices are shown; absent or empty: everybody's. */
  group?: string
  /** Prices are laid over the cards: they are converted into `currency`. */
  isConverted?: boolean
}

/** All that a reader of lists looks at, at one moment. */
export interface ShopView extends ShopPlace {
  index: ListingIndex
  taxonomy: TaxonomyState
  patterns: AddressPatterns
}

/** Tells processes apart: versions count from the start of each. */
const PROCESS = `${process.pid.toString(36)}${Math.trunc(performance.timeOrigin).toString(36)}`

/** Opens what a process remembers of the shop. */
@inject()
export class ShopViews {
  constructor(
    readonly store: Store,
    readonly settings: Settings,
    private readonly channels: ChannelPort
  ) {}

  /** Stands for one state of the shop: what was answered under the same stamp is still true. */
  stamp(shop: ShopPlace): string {
    return `${PROCESS}.${this.#memory(shop).version}.${Taxonomy.of(this.store).version}`
  }

  /** The place with its group, if that has prices of its own in this shop, and in a currency that it has prices in. */
  async priced(wanted: ShopPlace): Promise<ShopPlace> {
    const shop = await this.#inCurrency(wanted)
    const { group = '' } = shop
    if (group === '') return shop
    return (await PricedGroups.of(this.store).has(shop.channel, group)) ? shop : { ...shop, group: '' }
  }

  /** Without a rate, prices stay in the base currency of the channel. */
  async #inCurrency(shop: ShopPlace): Promise<ShopPlace> {
    const channel = this.channels.all().find(({ code }) => code === shop.channel)
    if (channel?.currencies.length === 1) return shop
    const priced = PricedCurrencies.of(this.store)
    const base = this.#base(shop)
    const found = await priced.find(shop.channel, shop.currency)
    if (found) return { ...shop, isConverted: found === 'converted' || shop.currency !== base }
    return { ...shop, currency: base, isConverted: (await priced.find(shop.channel, base)) === 'converted' }
  }

  /** The group must be `priced`. */
  async open(shop: ShopPlace): Promise<ShopView> {
    const index = this.#memory(shop).read()
    const taxonomy = Taxonomy.of(this.store).read()
    return {
      ...shop,
      currency: this.#currency(shop),
      index: index instanceof Promise ? await index : index,
      taxonomy: taxonomy instanceof Promise ? await taxonomy : taxonomy,
      patterns: addressPatterns(this.settings),
    }
  }

  #memory(shop: ShopPlace): ListingMemory {
    return ListingMemory.of(this.store, shop.channel, this.#currency(shop), shop.group)
  }

  /** Prices are in the base currency of their channel, unless they are converted. */
  #currency(shop: ShopPlace): string {
    return shop.isConverted ? shop.currency : this.#base(shop)
  }

  #base({ channel, currency }: ShopPlace): string {
    return this.channels.all().find(({ code }) => code === channel)?.baseCurrency ?? currency
  }
}
