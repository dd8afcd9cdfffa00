import { inject } from '@adonisjs/core'
import { Store } from '#core/database/store'
import { categoryNode } from '#plugins/catalogue/listing/category_shapes'
import { spoken } from '#plugins/catalogue/listing/shapes/attribute_shapes'
import { REDUCED } from '#plugins/catalogue/listing/listing_key'
import { readCards } from '#plugins/catalogue/listing/group_cards'
import { Selection, type Conditions } from '#plugins/catalogue/listing/selection'
import { ShopViews, type ShopView, type ShopPlace } from '#plugins/catalogue/listing/shop_view'
import type { CardShape, Picture } from '#plugins/catalogue/listing/shapes/product_shapes'

const PROMOTIONS = 4
const NEWEST = 8
const REGIONS = 24

/** Attribute whose values the start page leads to. */
const REGION = 'region'

const ALL: Conditions = { categories: [], values: new Map(), price: null, hits: null }

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
    const reduced = new Selection(view.index, { ...ALL, values: new Map([[REDUCED, ['1']]]) }).page(shop.locale, {
      ...NEW_FIRST,
      limit: PROMOTIONS,
    })
    const all = new Selection(view.index, ALL)
    const newest = all.page(shop.locale, { ...NEW_FIRST, limit: NEWEST })
    const [promotions, recent] = await Promise.all([
      readCards(this.store, shop, reduced),
      readCards(this.store, shop, newest),
    ])
    const trees = JSON.stringify({
      categories: view.taxonomy.roots('category').map((category) => categoryNode(category, view)),
      dishes: view.taxonomy.roots('dish').map((category) => categoryNode(category, view)),
      regions: regionsOf(view, all),
    })
    return `{"promotions":[${promotions.join(',')}],"newest":[${recent.join(',')}],${trees.slice(1)}`
  }

  /** Of the newest product that has one, among those of the start page. */
  async picture(shop: ShopPlace): Promise<Picture | null> {
    const view = await this.views.open(shop)
    const newest = new Selection(view.index, ALL).page(shop.locale, { ...NEW_FIRST, limit: NEWEST })
    const cards = await readCards(this.store, shop, newest)
    return cards.map((card) => (JSON.parse(card) as CardShape).image).find((image) => image !== null) ?? null
  }
}

function regionsOf({ index, taxonomy, locale }: ShopView, all: Selection) {
  const attribute = taxonomy.attribute(REGION)
  if (!attribute) return []
  return [...index.values.of(REGION).values()]
    .map((value) => {
      const option = attribute.options.get(value.code)
      return {
        code: value.code,
        label: (option && spoken(option.label, locale)) || value.code,
        count: all.count(value),
      }
    })
    .filter(({ count }) => count > 0)
    .sort((one, other) => other.count - one.count || (one.label < other.label ? -1 : 1))
    .slice(0, REGIONS)
}
