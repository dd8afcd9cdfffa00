import app from '@adonisjs/core/services/app'
import { Store } from '#core/database/store'
import { findCards } from '#plugins/catalogue/listing/responses/group_cards'
import { readers } from '#plugins/catalogue/listing/readers'
import type { BlockPlace, LoadedBlocks } from '#core/rich_text/block'
import type { CardShape } from '#plugins/catalogue/listing/product_shapes'
import type { ShopPlace, ShopView } from '#plugins/catalogue/listing/shop_view'

/** What a block of products shows: the same cards as lists of the shop. */
export interface BlockCards {
  cards: CardShape[]
}

/**
 * The cards of several blocks: `idsOf` chooses those of each from the listings in memory. One statement reads all that are not
 * cached, and one more the prices of a customer group or currency.
 */
export async function blockCards<Values>(
  values: readonly Values[],
  place: BlockPlace,
  idsOf: (values: Values, view: ShopView) => readonly number[] | Promise<readonly number[]>
): Promise<LoadedBlocks<BlockCards>['data']> {
  const { views } = await readers()
  const store = await app.container.make(Store)
  const shop: ShopPlace = await views.priced(place)
  const view = await views.open(shop)
  const chosen = await Promise.all(values.map((one) => idsOf(one, view)))
  const cards = await findCards(store, shop, [...new Set(chosen.flat())])
  return chosen.map((ids) => ({
    cards: ids.flatMap((id) => {
      const card = cards.get(id)
      return card === undefined ? [] : [JSON.parse(card) as CardShape]
    }),
  }))
}
