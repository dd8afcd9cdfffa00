import { inject } from '@adonisjs/core'
import { Store } from '#core/database/store'
import { buildCategoryNode } from '#plugins/catalogue/listing/builders/categories'
import { labelIn } from '#plugins/catalogue/listing/builders/attributes'
import { REDUCED } from '#plugins/catalogue/listing/index/listing_key'
import { readCards } from '#plugins/catalogue/listing/responses/group_cards'
import { EVERYTHING, type Selection } from '#plugins/catalogue/listing/index/selection'
import { ShopViews, type ShopView, type ShopPlace } from '#plugins/catalogue/listing/shop_view'
import type { CardShape, Picture } from '#plugins/catalogue/listing/product_shapes'

const PROMOTIONS = 4
const NEWEST = 8
/** Of the newest products, how many are looked at before fewer are shown. */
const LOOKED_AT = 96
const REGIONS = 24

/** Attribute whose values the start page leads to. */
const REGION = 'region'

const NEW_FIRST = { sort: 'created', descending: true, offset: 0 } as const

/** What the start page shows, as JSON: promotions, new products, the trees, regions. */
@inject()
export class ShowHome {
  constructor(
    private readonly store: Store,
    private readonly views: ShopViews
  ) {}

  async execute(shop: ShopPlace): Promise<string> {
    const view = await this.views.open(shop)
    const promoted = await view.products.select({ ...EVERYTHING, values: new Map([[REDUCED, ['1']]]) })
    const reduced = await promoted.page(shop.locale, { ...NEW_FIRST, limit: PROMOTIONS })
    const all = await view.products.select(EVERYTHING)
    const [promotions, recent] = await Promise.all([
      readCards(this.store, shop, reduced),
      this.#newest(shop, all, new Set(reduced)),
    ])
    const trees = JSON.stringify({
      categories: view.taxonomy.roots('category').map((category) => buildCategoryNode(category, view)),
      dishes: view.taxonomy.roots('dish').map((category) => buildCategoryNode(category, view)),
      regions: regionsOf(view, all),
    })
    return `{"promotions":[${promotions.join(',')}],"newest":[${recent.join(',')}],${trees.slice(1)}`
  }

  /** New products that can be had, without those that the page shows already. */
  async #newest(shop: ShopPlace, all: Selection, shown: ReadonlySet<number>): Promise<string[]> {
    const found: string[] = []
    for (let offset = 0; offset < LOOKED_AT && found.length < NEWEST; offset += 2 * NEWEST) {
      const ids = await all.page(shop.locale, { ...NEW_FIRST, offset, limit: 2 * NEWEST })
      if (ids.length === 0) break
      const cards = await readCards(
        this.store,
        shop,
        ids.filter((id) => !shown.has(id))
      )
      found.push(...cards.filter((card) => (JSON.parse(card) as CardShape).stock !== 'out_of_stock'))
    }
    return found.slice(0, NEWEST)
  }

  /** Of the newest product that has one, among those of the start page. */
  async picture(shop: ShopPlace): Promise<Picture | null> {
    const view = await this.views.open(shop)
    const newest = await (await view.products.select(EVERYTHING)).page(shop.locale, { ...NEW_FIRST, limit: NEWEST })
    const cards = await readCards(this.store, shop, newest)
    return cards.map((card) => (JSON.parse(card) as CardShape).image).find((image) => image !== null) ?? null
  }
}

function regionsOf({ taxonomy, locale }: ShopView, all: Selection) {
  const attribute = taxonomy.attribute(REGION)
  if (!attribute) return []
  return [...all.values(REGION).values()]
    .map((value) => {
      const option = attribute.options.get(value.code)
      return {
        code: value.code,
        label: (option && labelIn(option.label, locale)) || value.code,
        count: all.count(value),
      }
    })
    .filter(({ count }) => count > 0)
    .sort((one, other) => other.count - one.count || (one.label < other.label ? -1 : 1))
    .slice(0, REGIONS)
}
