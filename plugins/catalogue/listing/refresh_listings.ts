import { inject } from '@adonisjs/core'
import { ChannelPort, type Channel } from '#core/context/shop_context'
import { Clock } from '#core/time/clock'
import { MediaLibrary } from '#core/media/media_library'
import { Settings } from '#core/settings/settings'
import { Store, type Transaction } from '#core/database/store'
import { searchIndexOf } from '#core/search/search_index'
import { ExchangeRates } from '#plugins/configuration/index'
import { conversionsOf } from '#plugins/catalogue/listing/prices/convert_prices'
import { Statements } from '#core/database/statements'
import { addressPatterns } from '#plugins/catalogue/permalinks/address_patterns'
import { buildListing, type BuiltListing } from '#plugins/catalogue/listing/build_listing'
import type { ListingRules } from '#plugins/catalogue/listing/listing_rules'
import { PRODUCTS_TOPIC } from '#plugins/catalogue/listing/index/listing_cache'
import { mediaIdsOf } from '#plugins/catalogue/listing/source/read_files'
import { readSources, type ReadSources, type Touched } from '#plugins/catalogue/listing/source/read_sources'
import { listingWrites, type ChannelListings } from '#plugins/catalogue/listing/write_listings'
import { productRowsOf } from '#plugins/catalogue/products/list/product_rows'
import { productRows } from '#plugins/catalogue/products/tables'
import { runWrites } from '#core/database/write_set'
import type { MediaRecord } from '#core/media/media_record'
import type { ListingSources, SourceVariant } from '#plugins/catalogue/listing/source/product_source'
import type { RateTable } from '#plugins/configuration/index'
import type { Write } from '#core/database/write'

/** Which products to list again, and what may be skipped. */
export interface Relisting extends Touched {
  /** Products whose searched texts are unchanged: their search documents are not written. */
  silent?: ReadonlySet<number>
  /** Products created in this transaction: they have no rows to replace. */
  made?: ReadonlySet<number>
}

/**
 * Rebuilds what the shop reads of some products (cards, pages, prices, facets and search documents, for every channel and
 * language) and their rows in the admin's product list. Runs in the transaction that changed them; the caller writes to
 * the change feed. The number of statements does not depend on the number of products.
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

  /** The listing of a product as if it were published now, without writing it; null: it has no price. */
  async preview(id: number, code: string): Promise<BuiltListing | null> {
    const db = new Statements(this.store.lucid.connection())
    const { sources, media } = await this.#read(db, { ids: [id], drafts: [id] })
    const channel = this.channels.all().find((one) => one.code === code)
    const [product] = sources.products
    return product && channel ? buildListing(product, sources, this.#rules(channel, this.clock.iso(), media)) : null
  }

  /** Prepares the writes, for the caller to run with its own. `touched`: the products that are listed again. */
  async prepare(trx: Transaction, relisting: Relisting): Promise<{ touched: number[]; writes: Write[] }> {
    const db = new Statements(trx)
    const { touched, sources, media, found } = await this.#read(db, relisting, trx)
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
      writes: [
        productRows.insertWrite(db.dialect, rows, { key: ['productId'] }),
        ...listingWrites(db, listings, { gone, isNew }),
        ...words,
      ],
    }
  }

  /** Reads the products with all that is displayed of them, pictures of attributes included. */
  async #read(db: Statements, relisting: Touched, trx?: Transaction): Promise<ReadSources> {
    const read = await readSources(db, relisting)
    const pictures = mediaIdsOf(read.sources.products, read.sources.attributes, 'image')
    if (pictures.length === 0) return read
    return { ...read, media: new Map([...read.media, ...(await this.media.find(pictures, trx))]) }
  }

  /** Builds the listings of every channel; channels with the same rules share them. */
  async #build(sources: ListingSources, media: Media): Promise<ChannelListings[]> {
    const now = this.clock.iso()
    const byRules = new Map<string, BuiltListing[]>()
    const isReduced = hasReductions(sources)
    const channels = this.channels.all()
    const rates = currenciesOf(channels, sources).size > 1 ? await this.rates.today() : NO_RATES
    return channels.map((channel) => {
      const rules = this.#rules(channel, now, media)
      const key = `${rules.lowQuantity} ${isReduced ? channel.code : ''}`
      const built =
        byRules.get(key) ?? sources.products.flatMap((product) => buildListing(product, sources, rules) ?? [])
      byRules.set(key, built)
      return { channel: channel.code, built, conversions: (from) => conversionsOf(channel, rates, from) }
    })
  }

  #rules({ code }: Channel, now: string, media: Media): ListingRules {
    return {
      channel: code,
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

/** Whether a price depends on the channel. */
function hasReductions({ products, parts }: ListingSources): boolean {
  const isReduced = ({ reductions }: SourceVariant) => reductions.length > 0
  return (
    products.some(({ variants }) => variants.some(isReduced)) ||
    [...parts.values()].some((one) => isReduced(one.variant))
  )
}

/** Currencies in which prices are set or shown. */
function currenciesOf(channels: readonly Channel[], { products, parts }: ListingSources): Set<string> {
  const shown = channels.flatMap(({ baseCurrency, currencies }) => [baseCurrency, ...currencies])
  const variants = [
    ...products.flatMap((product) => product.variants),
    ...[...parts.values()].map((part) => part.variant),
  ]
  return new Set([...shown, ...variants.map(({ currency }) => currency)])
}

/** A bundle or group that is listed only because of its silent parts is silent too. */
function isSilent(id: number, { ids, silent }: Relisting): boolean {
  if (!silent) return false
  return silent.has(id) || (!ids.includes(id) && ids.every((each) => silent.has(each)))
}
