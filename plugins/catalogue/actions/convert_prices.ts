import { inject } from '@adonisjs/core'
import { ChannelPort, type Channel } from '#core/context/shop_context'
import { DEFAULT_LOCALE } from '#core/i18n/locales'
import { Store, type Transaction } from '#core/database/store'
import { writeRows } from '#core/database/write_rows'
import { ExchangeRates } from '#plugins/configuration/index'
import { Bulk } from '#plugins/catalogue/database/bulk'
import { conversionsOf, type Conversion } from '#plugins/catalogue/listing/convert_prices'
import { convertedRow, openPrices, type SetPrices } from '#plugins/catalogue/listing/converted_rows'
import { PRODUCTS_TOPIC } from '#plugins/catalogue/listing/listing_memory'
import { PRICES } from '#plugins/catalogue/listing/write_listings'
import { lockProducts } from '#plugins/catalogue/services/lock_products'

/** Products of one transaction: short ones, because shoppers are about. */
const BATCH = 200

/** Everybody's prices as they are set, with the page that says them. */
const OPEN = `select p.product_id as id, p.channel, p.customer_group as "group", p.currency, p.amount,
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
 * Writes anew what a rate has to do with: the prices set in one of its currencies, converted into the other. Listings,
 * facets and search stay as they are: a price in another currency is none of theirs.
 */
@inject()
export class ConvertPrices {
  constructor(
    private readonly store: Store,
    private readonly channels: ChannelPort,
    private readonly rates: ExchangeRates
  ) {}

  /** Either way, since a rate holds for both. Gives the number of products; stops between two batches when aborted. */
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
    const bulk = new Bulk(trx)
    const open = await bulk.all<Omit<SetPrices, 'card'>>(OPEN, DEFAULT_LOCALE, channel, from, last, BATCH)
    const ids = open.map(({ id }) => Number(id))
    if (ids.length === 0) return []
    if (conversion) {
      const everybody = open.map((row) => ({ ...row, ...openPrices(row.page) }))
      const groups = await groupPrices(bulk, ids, { channel, from })
      await writeRows(
        trx,
        PRICES,
        [...everybody, ...groups].map((set) => convertedRow(set, conversion))
      )
    } else {
      await bulk.run(
        `delete from catalogue_listing_prices where product_id in ${bulk.ids} and channel = ? and currency = ?`,
        ids,
        ...[channel, to]
      )
    }
    await this.store.changes.record(trx, PRODUCTS_TOPIC, ids)
    return ids
  }
}

/** What groups pay that pay something else, as it is set. */
function groupPrices(
  bulk: Bulk,
  ids: readonly number[],
  { channel, from }: { channel: string; from: string }
): Promise<SetPrices[]> {
  return bulk.run<SetPrices>(
    `select product_id as id, channel, customer_group as "group", currency, amount, regular_amount as regular,
       lowest_amount as lowest, valid_until as until, card, page
     from catalogue_listing_prices
     where product_id in ${bulk.ids} and channel = ? and customer_group <> '' and currency = ? order by product_id`,
    ids,
    ...[channel, from]
  )
}
