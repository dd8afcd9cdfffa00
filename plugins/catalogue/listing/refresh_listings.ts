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
import { numbersOf } from '#plugins/catalogue/listing/source/read_files'
import { readSources, type Touched } from '#plugins/catalogue/listing/source/read_sources'
import { listingWrites, type ChannelListings } from '#plugins/catalogue/listing/write_listings'
import { productRowsOf } from '#plugins/catalogue/services/rows/product_rows'
import { productRowWrite } from '#plugins/catalogue/services/rows/write_product_rows'
import { runWrites } from '#core/database/write_set'
import type { MediaRecord } from '#core/media/media_record'
import type { ListingSources } from '#plugins/catalogue/listing/source/product_source'
import type { RateTable } from '#plugins/configuration/index'
import type { Write } from '#core/database/write'

/** What becomes of products that are listed anew. */
export interface Relisting extends Touched {
  /** Those of which nothing changed that people search for: their words stay as they are. */
  silent?: ReadonlySet<number>
  /** Those that were made in this very transaction: nothing stands of them. */
  made?: ReadonlySet<number>
}

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

  async execute(trx: Transaction, ids: readonly number[]): Promise<void> {
    const { writes } = await this.prepare(trx, { ids })
    await runWrites(trx, writes)
  }

  /** The same, to be run with other writes. Tells which products are listed anew. */
  async prepare(trx: Transaction, relisting: Relisting): Promise<{ touched: number[]; writes: Write[] }> {
    const bulk = new Bulk(trx)
    const { touched, sources, media: shown, found } = await readSources(bulk, relisting)
    const said = numbersOf(sources.products, sources.attributes, 'image')
    const media = said.length > 0 ? new Map([...shown, ...(await this.media.find(said, trx))]) : shown
    const listings = await this.#build(sources, media)
    const built = listings[0]?.built ?? []
    const listed = new Set(built.map(({ id }) => id))
    const gone = touched.filter((id) => !listed.has(id))
    const isTouched = new Set(touched)
    const documents = built.filter(({ id }) => !isSilent(id, relisting)).flatMap((listing) => listing.documents)
    const rows = productRowsOf(found, media, (id) => isTouched.has(id))
    const isNew = (id: number) => relisting.made?.has(id) ?? false
    const words = await searchIndexOf(this.store).writes(trx, PRODUCTS_TOPIC, { documents, gone, isNew })
    return {
      touched,
      writes: [productRowWrite(bulk.dialect, rows), ...listingWrites(bulk, listings, { gone, isNew }), ...words],
    }
  }

  /** Every channel's listings; channels with the same rules share what was built. */
  async #build(sources: ListingSources, media: Media): Promise<ChannelListings[]> {
    const now = this.clock.iso()
    const byRules = new Map<number, BuiltListing[]>()
    const channels = this.channels.all()
    const rates = currenciesOf(channels, sources).size > 1 ? await this.rates.today() : NO_RATES
    return channels.map((channel) => {
      const rules = this.#rules(channel, now, media)
      const built =
        byRules.get(rules.lowQuantity) ??
        sources.products.flatMap((product) => buildListing(product, sources, rules) ?? [])
      byRules.set(rules.lowQuantity, built)
      return { channel: channel.code, built, conversions: (from) => conversionsOf(channel, rates, from) }
    })
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

const NO_RATES: RateTable = { between: (from, to) => (from === to ? '1' : null) }

/** Currencies that prices are set or shown in. */
function currenciesOf(channels: readonly Channel[], { products, parts }: ListingSources): Set<string> {
  const shown = channels.flatMap(({ baseCurrency, currencies }) => [baseCurrency, ...currencies])
  const variants = [
    ...products.flatMap((product) => product.variants),
    ...[...parts.values()].map((part) => part.variant),
  ]
  return new Set([...shown, ...variants.map(({ currency }) => currency)])
}

/** What only surrounds silent products says nothing else either. */
function isSilent(id: number, { ids, silent }: Relisting): boolean {
  if (!silent) return false
  return silent.has(id) || (!ids.includes(id) && ids.every((each) => silent.has(each)))
}
