import type { Store } from '#core/database/store'
import { CardCache } from '#plugins/catalogue/listing/responses/card_cache'
import { layOverCard } from '#plugins/catalogue/listing/prices/group_prices'
import type { ShopPlace } from '#plugins/catalogue/listing/shop_view'

const PRICES = {
  sqlite: `select product_id as id, card from catalogue_listing_prices
    where product_id in (select value from json_each(?)) and channel = ? and customer_group in ('', ?) and currency = ?
    order by customer_group`,
  pg: `select product_id as id, card from catalogue_listing_prices
    where product_id = any (array(select value::bigint from json_array_elements_text(?::json)))
    and channel = ? and customer_group in ('', ?) and currency = ? order by customer_group`,
}

/**
 * Cards by product id, with the prices of the visitor's customer group and currency. A group without prices of its own
 * sees the public prices.
 */
export async function findCards(store: Store, shop: ShopPlace, ids: readonly number[]): Promise<Map<number, string>> {
  const cards = await CardCache.of(store, shop).find(ids)
  if (!shop.group && !shop.isConverted) return cards
  const rows = await store.reader.all<{ id: number; card: string | null }>(PRICES[store.dialect], [
    JSON.stringify(ids),
    shop.channel,
    shop.group ?? '',
    shop.currency,
  ])
  for (const { id, card: prices } of rows) {
    const card = cards.get(Number(id))
    if (card && prices) cards.set(Number(id), layOverCard(card, prices))
  }
  return cards
}

/** Cards in the order of the ids, without products that are not listed. */
export async function readCards(store: Store, shop: ShopPlace, ids: readonly number[]): Promise<string[]> {
  const found = await findCards(store, shop, ids)
  return ids.flatMap((id) => found.get(id) ?? [])
}
