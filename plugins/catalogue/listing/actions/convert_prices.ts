import { inject } from '@adonisjs/core'
import { ChannelPort, type Channel } from '#core/context/shop_context'
import { DEFAULT_LOCALE } from '#core/i18n/locales'
import { Store, type Transaction } from '#core/database/store'
import { writeRows } from '#core/database/write_rows'
import { ExchangeRates } from '#plugins/configuration/index'
import { Statements } from '#core/database/statements'
import { conversionsOf, type Conversion } from '#plugins/catalogue/listing/prices/convert_prices'
import { convertedRow, publicPrices, type SetPrices } from '#plugins/catalogue/listing/prices/converted_rows'
import { PRODUCTS_TOPIC } from '#plugins/catalogue/listing/index/listing_cache'
import { PRICES } from '#plugins/catalogue/listing/listing_targets'
import { lockProducts } from '#plugins/catalogue/database/lock_products'

/** Products per transaction. Small, so that other writers wait only briefly. */
const BATCH = 200

/** The public prices in the currency in which they are set, with the JSON of the listed page. */
const PUBLIC_PRICES = `select p.product_id as id, p.channel, p.customer_group as "group", p.currency, p.amount,
    p.regular_amount as regular, p.lowest_amount as lowest, p.valid_until as until, l.page
  from catalogue_listing_prices p
  join catalogue_listings l on l.product_id = p.product_id and l.channel = p.channel and l.locale = ?
  where p.channel = ? and p.customer_group = '' and p.currency = ? and p.card is null and p.product_id > ?
  order by p.product_id limit ?`

/** The two currencies of a rate. */
export interface RatePair {
  from: string
  to: string
}

/**
 * Rewrites the converted prices of an exchange rate: prices set in one of its two currencies, converted into the other.
 * Listings, facets and search stay unchanged, because they hold no converted prices.
 */
@inject()
export class ConvertPrices {
  constructor(
    private readonly store: Store,
    private readonly channels: ChannelPort,
    private readonly rates: ExchangeRates
  ) {}

  /** Converts in both directions. Returns the number of products. An abort takes effect between two batches. */
  async execute({ from, to }: RatePair, signal?: AbortSignal): Promise<number> {
    let done = 0
    for (const channel of this.channels.all()) {
      done += await this.#convert(channel, { from, to }, signal)
      done += await this.#convert(channel, { from: to, to: from }, signal)
    }
    return done
  }

  async #convert(channel: Channel, { from, to }: RatePair, signal?: AbortSignal): Promise<number> {
    if (channel.baseCurrency !== to && !channel.currencies.includes(to)) return 0
    let done = 0
    for (let last = 0; ;) {
      signal?.throwIfAborted()
      const conversions = conversionsOf(channel, await this.rates.today(), from)
      const conversion = conversions.find(({ currency }) => currency === to) ?? null
      const ids = await this.store.transaction((trx) => this.#batch(trx, channel.code, { from, to, conversion, last }))
      if (ids.length === 0) return done
      last = ids.at(-1) as number
      done += ids.length
    }
  }

  async #batch(
    trx: Transaction,
    channel: string,
    { from, to, conversion, last }: RatePair & { conversion: Conversion | null; last: number }
  ): Promise<number[]> {
    await lockProducts(trx)
    const db = new Statements(trx)
    const publicRows = await db.all<Omit<SetPrices, 'card'>>(PUBLIC_PRICES, DEFAULT_LOCALE, channel, from, last, BATCH)
    const ids = publicRows.map(({ id }) => id)
    if (ids.length === 0) return []
    if (conversion) {
      const everybody = publicRows.map((row) => ({ ...row, ...publicPrices(row.page) }))
      const groups = await groupPrices(db, ids, { channel, from })
      await writeRows(
        trx,
        PRICES,
        [...everybody, ...groups].map((set) => convertedRow(set, conversion))
      )
    } else {
      await db.run(
        `delete from catalogue_listing_prices where product_id in ${db.ids} and channel = ? and currency = ?`,
        ids,
        channel,
        to
      )
    }
    await this.store.changes.record(trx, PRODUCTS_TOPIC, ids)
    return ids
  }
}

/** The prices of customer groups that differ from the public ones, in the currency in which they are set. */
function groupPrices(
  db: Statements,
  ids: readonly number[],
  { channel, from }: { channel: string; from: string }
): Promise<SetPrices[]> {
  return db.run<SetPrices>(
    `select product_id as id, channel, customer_group as "group", currency, amount, regular_amount as regular,
       lowest_amount as lowest, valid_until as until, card, page
     from catalogue_listing_prices
     where product_id in ${db.ids} and channel = ? and customer_group <> '' and currency = ? order by product_id`,
    ids,
    channel,
    from
  )
}
