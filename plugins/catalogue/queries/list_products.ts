import { inject } from '@adonisjs/core'
import { Permalinks } from '#core/permalinks/permalinks'
import { Store } from '#core/database/store'
import { LOCALES, type Locale } from '#core/i18n/locales'
import { Translator } from '#core/i18n/translator'
import { searchIndexOf, type SearchHits } from '#core/search/search_index'
import { minorDigits } from '#core/money/currency'
import { categoryNotFound } from '#plugins/catalogue/errors'
import { categoryPage } from '#plugins/catalogue/listing/category_shapes'
import { KeptAnswers } from '#plugins/catalogue/listing/kept_answers'
import { IN_STOCK, REDUCED } from '#plugins/catalogue/listing/listing_key'
import { PRODUCTS_TOPIC } from '#plugins/catalogue/listing/listing_memory'
import { Addresses, permalinkKind } from '#plugins/catalogue/services/addresses'
import { readCards } from '#plugins/catalogue/listing/group_cards'
import { Selection } from '#plugins/catalogue/listing/selection'
import { selectionKey, type ListRequest } from '#plugins/catalogue/listing/list_request'
import { ShopViews, type ShopView, type ShopPlace } from '#plugins/catalogue/listing/shop_view'
import { writeFacets } from '#plugins/catalogue/listing/write_facets'
import type { Category, CategoryKind } from '#plugins/catalogue/listing/taxonomy'

/** Orders a shopper is offered: of a list, and of what was found by words. */
const OFFERED = ['position', 'price', '-price', 'name', '-created']
const OFFERED_JSON = JSON.stringify(OFFERED)
const OFFERED_TO_WORDS = JSON.stringify(['relevance', ...OFFERED])

/** What pages of the same list share. */
export interface KeptList {
  selection: Selection
  facets: string
  category: string
  correction: string | null
}

const NOTHING: SearchHits = { ids: new Float64Array(0), scores: new Uint16Array(0), correction: null }

const KEPT_BYTES = 4 * 1024 * 1024

/** By the group and currency whose prices decide orders and facets. */
const kept = new WeakMap<Store, Map<string, KeptAnswers<KeptList>>>()

/** A page of products with facets and total, as JSON: filtered and counted in memory, one statement for its cards. */
@inject()
export class ListProducts {
  constructor(
    private readonly store: Store,
    private readonly views: ShopViews,
    private readonly translator: Translator,
    private readonly addresses: Addresses,
    private readonly permalinks: Permalinks
  ) {}

  async execute(shop: ShopPlace, request: ListRequest): Promise<string> {
    const { list, cards } = await this.find(shop, request)
    const { page, limit, sort, descending, q, words } = request
    const { total } = list.selection
    const order = `${descending ? '-' : ''}${sort}`
    return (
      `{"data":[${cards.join(',')}],"meta":{"total":${total},"page":${page},"limit":${limit},` +
      `"pages":${Math.ceil(total / limit)},"sort":"${order}","sorts":${q ? OFFERED_TO_WORDS : OFFERED_JSON},"facets":${list.facets},` +
      `"category":${list.category},"correction":${JSON.stringify(list.correction)},"q":${JSON.stringify(q)},` +
      `"words":${JSON.stringify(words?.trim() ?? null)}}}`
    )
  }

  /** The list a page belongs to, and the cards on it. */
  async find(shop: ShopPlace, request: ListRequest): Promise<{ list: KeptList; cards: string[] }> {
    const view = await this.views.open(shop)
    const list = await this.#list(view, shop, request)
    const { page, limit, sort, descending } = request
    const ids = list.selection.page(shop.locale, { sort, descending, offset: (page - 1) * limit, limit })
    return { list, cards: await readCards(this.store, shop, ids) }
  }

  async #list(view: ShopView, shop: ShopPlace, request: ListRequest): Promise<KeptList> {
    const lists = listsOf(this.store, `${shop.group ?? ''} ${view.currency}`)
    const stamp = this.views.stamp(view)
    const key = `${view.locale} ${selectionKey(request)}`
    const found = lists.get(stamp, key)
    if (found) return found
    const made = await this.#make(view, shop, request)
    lists.set(stamp, key, made)
    return made
  }

  async #make(view: ShopView, shop: ShopPlace, request: ListRequest): Promise<KeptList> {
    const { taxonomy, index, locale, currency } = view
    const categories = await this.#categories(view, shop, 'category', request.categories)
    const dishes = await this.#categories(view, shop, 'dish', request.dishes)
    const hits = await this.#hits(locale, request.words)
    const known = [...request.values].filter(([code]) => taxonomy.attribute(code))
    const values = new Map(known)
    if (request.isInStock) values.set(IN_STOCK, ['1'])
    if (request.isReduced) values.set(REDUCED, ['1'])
    const selection = new Selection(index, {
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
    return {
      selection,
      facets,
      category: only ? JSON.stringify(categoryPage(only, view)) : 'null',
      correction: hits?.correction ? [hits.correction, request.pricePhrase ?? []].flat().join(' ') : null,
    }
  }

  /** What the words find; in another language where this one does not have them. Null: there are none. */
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

  /** Id of the category that once stood under this slug. */
  async #moved({ channel, locale }: ShopPlace, kind: CategoryKind, slug: string): Promise<number | null> {
    const found = await this.permalinks.resolve(channel, locale, this.addresses.path(kind, slug))
    return found?.kind === permalinkKind(kind) ? Number(found.target) : null
  }
}

function listsOf(store: Store, group: string): KeptAnswers<KeptList> {
  let groups = kept.get(store)
  if (!groups) kept.set(store, (groups = new Map()))
  const lists = groups.get(group) ?? new KeptAnswers<KeptList>(KEPT_BYTES, sizeOf)
  groups.set(group, lists)
  return lists
}

function familyOf(group: Category[]): number[] {
  return group.flatMap(({ family }) => family)
}

function sizeOf({ facets, category, selection }: KeptList): number {
  return facets.length + category.length + selection.bytes + 500
}
