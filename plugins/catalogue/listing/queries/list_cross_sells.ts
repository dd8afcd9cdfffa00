import { inject } from '@adonisjs/core'
import { Store } from '#core/database/store'
import { readCards } from '#plugins/catalogue/listing/responses/group_cards'
import { readers } from '#plugins/catalogue/listing/readers'
import type { CardShape } from '#plugins/catalogue/listing/product_shapes'
import type { ShopPlace } from '#plugins/catalogue/listing/shop_view'

/** The cross-sells to list, and the shop of the visitor. */
export interface CrossSellQuestion {
  place: ShopPlace
  /** Products whose cross-sells are listed. */
  productIds: readonly number[]
  /** Products to leave out, such as those in the cart. */
  without: readonly number[]
  /** Whether related products follow the cross-sells. */
  alsoSimilar?: boolean
  most: number
}

/** Lists the cards of cross-sells in the order of the given products, without those that are sold out. */
@inject()
export class ListCrossSells {
  constructor(private readonly store: Store) {}

  async execute(request: CrossSellQuestion): Promise<CardShape[]> {
    const { place, most } = request
    const wanted = await this.#linked(request)
    if (wanted.length === 0) return []
    const { views } = await readers()
    const cards = await readCards(this.store, await views.priced(place), wanted)
    return cards
      .map((card) => JSON.parse(card) as CardShape)
      .filter(({ stock }) => stock !== 'out_of_stock')
      .slice(0, most)
  }

  async #linked({ place, productIds, without, alsoSimilar }: CrossSellQuestion): Promise<number[]> {
    const { channel, locale } = place
    if (productIds.length === 0) return []
    const marks = productIds.map(() => '?').join(', ')
    const rows = await this.store.reader.all<{ product_id: number | string; links: string }>(
      `select product_id, links from catalogue_listings
       where channel = ? and locale = ? and links <> '{}' and product_id in (${marks})`,
      [channel, locale, ...productIds]
    )
    const linksOf = new Map(rows.map(({ product_id: id, links }) => [Number(id), links]))
    const kinds = alsoSimilar ? (['cross_sell', 'related'] as const) : (['cross_sell'] as const)
    const links = productIds.map((id) => JSON.parse(linksOf.get(id) ?? '{}') as Partial<Record<string, number[]>>)
    const found = kinds.flatMap((kind) => links.flatMap((one) => one[kind] ?? []))
    return [...new Set(found)].filter((id) => !without.includes(id))
  }
}
