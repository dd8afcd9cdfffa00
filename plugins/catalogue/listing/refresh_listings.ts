import { inject } from '@adonisjs/core'
import { ChannelPort, type Channel } from '#core/context/shop_context'
import { Clock } from '#core/time/clock'
import { MediaLibrary } from '#core/media/media_library'
import { Settings } from '#core/settings/settings'
import { Store, type Transaction } from '#core/database/store'
import { searchIndexOf } from '#core/search/search_index'
import { ExchangeRates } from '#plugins/configuration/index'
import { conversionsOf } from '#plugins/catalogue/listing/convert_prices'
import { Bulk } from '#plugins/catalogue/database/bulk'
import { addressPatterns } from '#plugins/catalogue/listing/address_patterns'
import { buildListing, type BuiltListing, type ListingRules } from '#plugins/catalogue/listing/build_listing'
import { PRODUCTS_TOPIC } from '#plugins/catalogue/listing/listing_memory'
import { readDefinitions } from '#plugins/catalogue/listing/source/read_definitions'
import { partsOf, readPartProducts } from '#plugins/catalogue/listing/source/read_parts'
import { readProducts } from '#plugins/catalogue/listing/source/read_products'
import { removeListings, writeListings } from '#plugins/catalogue/listing/write_listings'
import { writeProductRows } from '#plugins/catalogue/services/rows/write_product_rows'
import type { MediaRecord } from '#core/media/media_record'
import type { ListingSources, ProductSource } from '#plugins/catalogue/listing/source/product_source'

/**
 * Makes anew what shops read of some products: cards, pages, prices, facets and full text, for every channel and
 * language; and the row that the back office lists of each. Runs in the transaction that changed them; whoever calls it tells the change feed. A bounded number of
 * statements, whatever the number of products.
 */
@inject()
export class RefreshListings {
  constructor(
    private readonly store: Store,
    private readonly channels: ChannelPort,
    private readonly clock: Clock,
    private readonly settings: Settings,
    private readonly media: MediaLibrary,
    private readonly rates: ExchangeRates
  ) {}

  async execute(trx: Transaction, productIds: readonly number[]): Promise<void> {
    const ids = [...new Set(productIds)]
    if (ids.length === 0) return
    const bulk = new Bulk(trx)
    await writeProductRows(trx, ids)
    const products = await readProducts(bulk, ids)
    if (products.length === 0) return this.#remove(trx, ids)
    const others = await readPartProducts(bulk, products)
    const all = [...products, ...others]
    const sources = { products, parts: partsOf(all), ...(await readDefinitions(bulk, all)) }
    const media = await this.media.find(mediaOf(all), trx)
    const built = await this.#write(trx, sources, media)
    const listed = new Set(built.map(({ id }) => id))
    const gone = ids.filter((id) => !listed.has(id))
    await this.#remove(trx, gone)
    await searchIndexOf(this.store).write(
      trx,
      PRODUCTS_TOPIC,
      built.flatMap(({ documents }) => documents)
    )
  }

  async #remove(trx: Transaction, ids: readonly number[]): Promise<void> {
    await removeListings(trx, ids)
    await searchIndexOf(this.store).remove(trx, PRODUCTS_TOPIC, ids)
  }

  /** Writes every channel's listings; channels with the same rules share what was built. */
  async #write(trx: Transaction, sources: ListingSources, media: Media): Promise<BuiltListing[]> {
    const now = this.clock.iso()
    const byRules = new Map<number, BuiltListing[]>()
    const rates = await this.rates.today()
    for (const channel of this.channels.all()) {
      const rules = this.#rules(channel, now, media)
      const built =
        byRules.get(rules.lowQuantity) ??
        sources.products.flatMap((product) => buildListing(product, sources, rules) ?? [])
      byRules.set(rules.lowQuantity, built)
      await writeListings(trx, channel.code, built, (from) => conversionsOf(channel, rates, from))
    }
    return byRules.values().next().value ?? []
  }

  #rules({ code }: Channel, now: string, media: Media): ListingRules {
    return {
      patterns: addressPatterns(this.settings),
      lowQuantity: this.settings.get<number>('catalogue.stock.low_quantity', { channel: code }),
      now,
      picture: ({ mediaId, kind }, alt) => {
        const record = media.get(mediaId)
        return record && kind === 'image' && record.variants.length > 0 ? this.media.picture(record, alt) : null
      },
      video: ({ mediaId, kind }, title) => {
        const record = media.get(mediaId)
        return record && kind === 'video' ? this.media.video(record, title) : null
      },
    }
  }
}

type Media = ReadonlyMap<number, MediaRecord>

function mediaOf(products: readonly ProductSource[]): number[] {
  return [...new Set(products.flatMap(({ media }) => media.map(({ mediaId }) => mediaId)))]
}
