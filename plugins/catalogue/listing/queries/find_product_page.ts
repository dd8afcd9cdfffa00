import { inject } from '@adonisjs/core'
import { Permalinks } from '#core/permalinks/permalinks'
import { RecentReads } from '#core/database/recent_reads'
import { ResolveLinks } from '#core/links/resolve_links'
import { Store } from '#core/database/store'
import { Addresses } from '#plugins/catalogue/permalinks/addresses'
import { findCards } from '#plugins/catalogue/listing/responses/group_cards'
import { layOverPage } from '#plugins/catalogue/listing/prices/group_prices'
import { showDescriptionOf } from '#plugins/catalogue/links/show_description'
import type { ShopPlace } from '#plugins/catalogue/listing/shop_view'
import { permalinkKind } from '#plugins/catalogue/permalinks/address_kinds'

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
export type Links = Record<string, number[]>

/** Kind of link by its field in the page. */
const KINDS = { related: 'related', upSells: 'up_sell', crossSells: 'cross_sell' }

/** The JSON of a page, with the cache tags of what it shows. */
interface ProductPage {
  body: Buffer
  tags: string[]
}

/** Enough for a few hundred pages. */
const recent = new RecentReads<ProductPage>({ most: 1024 * 1024, size: ({ body }) => body.length })

/**
 * Returns the page of a product as JSON, with the cards of its linked products. This takes one query, or two with linked
 * products, and one more if its description has references.
 * The last pages are cached until anything in the shop changes.
 */
@inject()
export class FindProductPage {
  constructor(
    private readonly store: Store,
    private readonly addresses: Addresses,
    private readonly permalinks: Permalinks,
    private readonly resolve: ResolveLinks
  ) {}

  execute(shop: ShopPlace, slug: string): Promise<ProductPage | null> {
    const { channel, locale, currency, group = '', isConverted = false } = shop
    // Without a customer group and a conversion, the page does not depend on the requested currency.
    const priced = group || isConverted ? [currency, group, isConverted] : []
    const key = [channel, locale, ...priced, slug].join(' ')
    return recent.get(this.store, key, () => this.#find(shop, slug))
  }

  async #find(shop: ShopPlace, slug: string): Promise<ProductPage | null> {
    const { reader } = this.store
    const rows = reader.all<PageRow>(PAGE, [shop.channel, shop.locale, slug])
    const [found] = Array.isArray(rows) ? rows : await rows
    const row = found ?? (await this.#moved(shop, slug))
    if (!row) return null
    const { page, tags } = await showDescriptionOf(await this.#page(shop, row), shop, this.resolve)
    const links = row.links === '{}' ? {} : (JSON.parse(row.links) as Links)
    const cards = await this.#cards(shop, links)
    return {
      body: Buffer.from(pageWithCards(page, links, cards)),
      tags: ['catalogue.categories', ...[row.id, ...cards.keys()].map((id) => `catalogue.products:${id}`), ...tags],
    }
  }

  /** The page with the prices of the visitor's group and currency. */
  async #page(shop: ShopPlace, { id, page }: PageRow): Promise<string> {
    const { channel, group = '', currency, isConverted } = shop
    if (!group && !isConverted) return page
    const found = await this.store.reader.first<{ page: string | null }>(PRICES, [id, channel, group, currency])
    return found?.page ? layOverPage(page, found.page) : page
  }

  /** The page that had this slug before. */
  async #moved({ channel, locale }: ShopPlace, slug: string): Promise<PageRow | null> {
    const found = await this.permalinks.resolve(channel, locale, this.addresses.path('product', locale, slug))
    if (found?.kind !== permalinkKind('product')) return null
    return this.store.reader.first<PageRow>(PAGE_BY_ID, [channel, locale, Number(found.target)])
  }

  async #cards(shop: ShopPlace, links: Links): Promise<Map<number, string>> {
    const ids = new Set(Object.values(links).flat())
    return ids.size > 0 ? findCards(this.store, shop, [...ids]) : new Map<number, string>()
  }
}

/** Adds the cards of the linked products to the JSON of a page. */
export function pageWithCards(page: string, links: Links, cards: Map<number, string>): string {
  const lists = Object.entries(KINDS).map(([name, kind]) => `"${name}":[${cardsOf(links[kind] ?? [], cards)}]`)
  return `${page.slice(0, -1)},${lists.join(',')}}`
}

/** The cards in the order of `ids`. Products without a card are not listed and are left out. */
function cardsOf(ids: number[], cards: Map<number, string>): string {
  return ids.flatMap((id) => cards.get(id) ?? []).join(',')
}
