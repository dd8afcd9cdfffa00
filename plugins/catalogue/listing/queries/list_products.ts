import { inject } from '@adonisjs/core'
import { Permalinks } from '#core/permalinks/permalinks'
import { ResolveLinks } from '#core/links/resolve_links'
import { Store } from '#core/database/store'
import { LOCALES, type Locale } from '#core/i18n/locales'
import { Translator } from '#core/i18n/translator'
import { searchIndexOf, type SearchHits } from '#core/search/search_index'
import { minorDigits } from '#core/money/currency'
import { categoryNotFound } from '#plugins/catalogue/categories/errors'
import { buildCategoryPage } from '#plugins/catalogue/listing/builders/categories'
import { IN_STOCK, REDUCED } from '#plugins/catalogue/listing/index/listing_key'
import { PRODUCTS_TOPIC } from '#plugins/catalogue/listing/index/listing_cache'
import { Addresses } from '#plugins/catalogue/permalinks/addresses'
import { readCards } from '#plugins/catalogue/listing/responses/group_cards'
import type { Selection } from '#plugins/catalogue/listing/index/selection'
import type { ListRequest } from '#plugins/catalogue/listing/list_request'
import { ShopViews, type ShopView, type ShopPlace } from '#plugins/catalogue/listing/shop_view'
import { showDescription } from '#plugins/catalogue/links/show_description'
import { writeFacets } from '#plugins/catalogue/listing/index/write_facets'
import type { Category, CategoryKind } from '#plugins/catalogue/listing/read_taxonomy'
import { permalinkKind } from '#plugins/catalogue/permalinks/address_kinds'

/** Sort keys that a list offers. A search offers `relevance` too. */
const SORTS = ['position', 'price', '-price', 'name', '-created']
const SORTS_JSON = JSON.stringify(SORTS)
const SEARCH_SORTS_JSON = JSON.stringify(['relevance', ...SORTS])

/** The products that a request selects, with the part of the response that all pages of the list share. */
interface ProductList {
  selection: Selection
  facets: string
  category: string
  /** Cache tags of what the description of the category leads to. */
  tags: string[]
  correction: string | null
}

const NOTHING: SearchHits = { ids: new Float64Array(0), scores: new Uint16Array(0), correction: null }

/** Returns a page of products with facets and total, as JSON. Filters and counts in memory, with one query for the cards. */
@inject()
export class ListProducts {
  constructor(
    private readonly store: Store,
    private readonly views: ShopViews,
    private readonly translator: Translator,
    private readonly addresses: Addresses,
    private readonly permalinks: Permalinks,
    private readonly links: ResolveLinks
  ) {}

  async execute(shop: ShopPlace, request: ListRequest): Promise<{ text: string; tags: string[] }> {
    const { list, cards } = await this.find(shop, request)
    const { page, limit, sort, descending, q, words } = request
    const { total } = list.selection
    const order = `${descending ? '-' : ''}${sort}`
    const text =
      `{"data":[${cards.join(',')}],"meta":{"total":${total},"page":${page},"limit":${limit},` +
      `"pages":${Math.ceil(total / limit)},"sort":"${order}","sorts":${q ? SEARCH_SORTS_JSON : SORTS_JSON},"facets":${list.facets},` +
      `"category":${list.category},"correction":${JSON.stringify(list.correction)},"q":${JSON.stringify(q)},` +
      `"words":${JSON.stringify(words?.trim() ?? null)}}}`
    return { text, tags: list.tags }
  }

  /** Returns the list of the request, and the cards of the requested page. */
  async find(shop: ShopPlace, request: ListRequest): Promise<{ list: ProductList; cards: string[] }> {
    const view = await this.views.open(shop)
    const list = await this.#list(view, shop, request)
    const { page, limit, sort, descending } = request
    const ids = await list.selection.page(shop.locale, { sort, descending, offset: (page - 1) * limit, limit })
    return { list, cards: await readCards(this.store, shop, ids) }
  }

  async #list(view: ShopView, shop: ShopPlace, request: ListRequest): Promise<ProductList> {
    const { taxonomy, products, locale, currency } = view
    const categories = await this.#categories(view, shop, 'category', request.categories)
    const dishes = await this.#categories(view, shop, 'dish', request.dishes)
    const hits = await this.#hits(locale, request.words)
    const known = [...request.values].filter(([code]) => taxonomy.attribute(code))
    const values = new Map(known)
    if (request.isInStock) values.set(IN_STOCK, ['1'])
    if (request.isReduced) values.set(REDUCED, ['1'])
    const selection = await products.select({
      categories: [categories, dishes].filter((group) => group.length > 0).map(familyOf),
      values,
      price: request.price,
      hits,
    })
    const shown = [...categories, ...dishes]
    const only = shown.length === 1 ? shown[0] : undefined
    const facets = writeFacets({
      ...view,
      selection,
      values,
      price: request.price,
      unit: 10 ** minorDigits(currency),
      labels: (code) => this.translator.translate(locale, `catalogue.facets.${code}`),
      shown: only?.facets ?? [],
    })
    const category = only ? await showDescription(buildCategoryPage(only, view), shop, this.links) : null
    return {
      selection,
      facets,
      category: JSON.stringify(category?.page ?? null),
      tags: category?.tags ?? [],
      correction: hits?.correction ? [hits.correction, request.pricePhrase ?? []].flat().join(' ') : null,
    }
  }

  /** The search hits, from another language if this one has none; null without search words. */
  async #hits(locale: Locale, words: string | null): Promise<SearchHits | null> {
    if (words === null) return null
    const others = LOCALES.filter((each) => each !== locale)
    return (await searchIndexOf(this.store).search(PRODUCTS_TOPIC, locale, words, others)) ?? NOTHING
  }

  async #categories({ taxonomy }: ShopView, shop: ShopPlace, kind: CategoryKind, slugs: string[]): Promise<Category[]> {
    const found: Category[] = []
    for (const slug of slugs) {
      const id = taxonomy.bySlug(kind, shop.locale, slug)?.id ?? (await this.#moved(shop, kind, slug))
      const category = id === null ? undefined : taxonomy.category(id)
      if (!category) throw categoryNotFound({ slug })
      found.push(category)
    }
    return found
  }

  /** Id of the category that had this slug before. */
  async #moved({ channel, locale }: ShopPlace, kind: CategoryKind, slug: string): Promise<number | null> {
    const found = await this.permalinks.resolve(channel, locale, this.addresses.path(kind, locale, slug))
    return found?.kind === permalinkKind(kind) ? Number(found.target) : null
  }
}

function familyOf(group: Category[]): number[] {
  return group.flatMap(({ family }) => family)
}
