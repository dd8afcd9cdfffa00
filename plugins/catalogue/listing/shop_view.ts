import { inject } from '@adonisjs/core'
import { ChannelPort, type ShopContext } from '#core/context/shop_context'
import { Settings } from '#core/settings/settings'
import { Store } from '#core/database/store'
import { addressPatterns, type AddressPatterns } from '#plugins/catalogue/listing/address_patterns'
import { ListingMemory } from '#plugins/catalogue/listing/listing_memory'
import { PricedGroups } from '#plugins/catalogue/listing/priced_groups'
import { Taxonomy, type TaxonomyState } from '#plugins/catalogue/listing/taxonomy'
import type { ListingIndex } from '#plugins/catalogue/listing/listing_index'

/** Which shop is read, in which language and money. */
export interface ShopPlace extends Pick<ShopContext, 'channel' | 'locale' | 'currency'> {
  /** Code of the customer group whose prices are shown; absent or empty: everybody's. */
  group?: string
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

  /** The place with its group, if that has prices of its own in this shop. */
  async priced(shop: ShopPlace): Promise<ShopPlace> {
    const { group = '' } = shop
    if (group === '') return shop
    return (await PricedGroups.of(this.store).has(shop.channel, group)) ? shop : { ...shop, group: '' }
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

  /** Listings are priced in the base currency of their channel. */
  #currency({ channel, currency }: ShopPlace): string {
    return this.channels.all().find(({ code }) => code === channel)?.baseCurrency ?? currency
  }
}
