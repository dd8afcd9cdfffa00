import { inject } from '@adonisjs/core'
import { Permalinks } from '#core/permalinks/permalinks'
import { Store } from '#core/database/store'
import { Addresses, permalinkKind } from '#plugins/catalogue/services/addresses'
import { KeptAnswers } from '#plugins/catalogue/listing/kept_answers'
import { findCards } from '#plugins/catalogue/listing/group_cards'
import { layOverPage } from '#plugins/catalogue/listing/group_prices'
import type { ShopPlace } from '#plugins/catalogue/listing/shop_view'

const PAGE = `select product_id as id, page, links from catalogue_listings
  where channel = ? and locale = ? and slug = ? order by product_id limit 1`

const PAGE_BY_ID = `select product_id as id, page, links from catalogue_listings
  where channel = ? and locale = ? and product_id = ?`

const PRICES = `select page from catalogue_listing_prices
  where product_id = ? and channel = ? and customer_group in ('', ?) and currency = ? and page is not null
  order by customer_group desc limit 1`

interface PageRow {
  id: number
  page: string
  links: string
}

/** Ids of linked products by kind. */
type Links = Record<string, number[]>

/** Names of the links on a page, by their kinds. */
const KINDS = { related: 'related', upSells: 'up_sell', crossSells: 'cross_sell' }

/** A page as it is sent, with what it shows. */
interface ProductPage {
  body: Buffer
  tags: string[]
}

/** Of a few hundred products: those being looked at now. */
const MOST_BYTES = 1024 * 1024

/**
 * A product's page as JSON, with the cards of its linked products: one statement, two where there are links. What was asked
 * for last is kept until anything in the shop changes.
 */
@inject()
export class FindProductPage {
  readonly #kept = new KeptAnswers<ProductPage>(MOST_BYTES, ({ body }) => body.length)
  /** Reads that are under way: a page and what search engines are told of it ask for the same at once. */
  #reading = new Map<string, Promise<ProductPage | null>>()
  #changes = 0

  constructor(
    private readonly store: Store,
    private readonly addresses: Addresses,
    private readonly permalinks: Permalinks
  ) {
    const forget = () => {
      this.#changes += 1
      this.#reading.clear()
      this.#kept.clear()
    }
    store.changes.follow('*', { apply: forget, reset: forget })
  }

  async execute(shop: ShopPlace, slug: string): Promise<ProductPage | null> {
    const { channel, locale, currency, group = '', isConverted = false } = shop
    const state = this.#changes
    // Without a group and a conversion the page is the same in every currency that is asked for.
    const priced = group || isConverted ? [currency, group, isConverted] : []
    const key = [channel, locale, ...priced, slug].join(' ')
    const kept = this.#kept.get(String(state), key)
    if (kept) return kept
    const reading = this.#reading.get(key) ?? this.#read(key, this.#find(shop, slug))
    const found = await reading
    if (found && state === this.#changes) this.#kept.set(String(state), key, found)
    return found
  }

  #read(key: string, reading: Promise<ProductPage | null>): Promise<ProductPage | null> {
    this.#reading.set(key, reading)
    const done = () => {
      if (this.#reading.get(key) === reading) this.#reading.delete(key)
    }
    reading.then(done, done)
    return reading
  }

  async #find(shop: ShopPlace, slug: string): Promise<ProductPage | null> {
    const { reader } = this.store
    const rows = reader.all<PageRow>(PAGE, [shop.channel, shop.locale, slug])
    const [found] = Array.isArray(rows) ? rows : await rows
    const row = found ?? (await this.#moved(shop, slug))
    if (!row) return null
    const page = await this.#page(shop, row)
    const links = row.links === '{}' ? {} : (JSON.parse(row.links) as Links)
    const cards = await this.#cards(shop, links)
    const lists = Object.entries(KINDS).map(([name, kind]) => `"${name}":[${cardsOf(links[kind] ?? [], cards)}]`)
    return {
      body: Buffer.from(`${page.slice(0, -1)},${lists.join(',')}}`),
      tags: ['catalogue.categories', ...[row.id, ...cards.keys()].map((id) => `catalogue.products:${id}`)],
    }
  }

  /** The page with the prices of the visitor's group and currency. */
  async #page(shop: ShopPlace, { id, page }: PageRow): Promise<string> {
    const { channel, group = '', currency, isConverted } = shop
    if (!group && !isConverted) return page
    const found = await this.store.reader.first<{ page: string | null }>(PRICES, [id, channel, group, currency])
    return found?.page ? layOverPage(page, found.page) : page
  }

  /** The page that once stood under this slug. */
  async #moved({ channel, locale }: ShopPlace, slug: string): Promise<PageRow | null> {
    const found = await this.permalinks.resolve(channel, locale, this.addresses.path('product', slug))
    if (found?.kind !== permalinkKind('product')) return null
    return this.store.reader.first<PageRow>(PAGE_BY_ID, [channel, locale, Number(found.target)])
  }

  async #cards(shop: ShopPlace, links: Links): Promise<Map<number, string>> {
    const ids = new Set(Object.values(links).flat())
    return ids.size > 0 ? findCards(this.store, shop, [...ids]) : new Map<number, string>()
  }
}

/** Cards of those that are listed, in order. */
function cardsOf(ids: number[], cards: Map<number, string>): string {
  return ids.flatMap((id) => cards.get(id) ?? []).join(',')
}
