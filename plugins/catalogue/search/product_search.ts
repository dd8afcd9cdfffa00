import { parseSearch } from '#plugins/catalogue/listing/list_request'
import { readers } from '#plugins/catalogue/listing/readers'
import type { CardShape } from '#plugins/catalogue/listing/product_shapes'
import type { SearchHit, SearchSource } from '#plugins/platform/index'

/** Attributes of a card that make its second line. */
const CAPTION = ['appellation', 'region', 'vintage']

/** Products for the global search and its suggestions. */
const productSearch: SearchSource = {
  kind: 'product',
  tags: ['catalogue.products', 'catalogue.categories'],
  async search({ q, locale, channel, currency, limit, page }) {
    const { products, views } = await readers()
    const shop = await views.priced({ locale, channel, currency })
    const { list, cards } = await products.find(shop, {
      ...parseSearch(q, shop.currency),
      page,
      limit,
      sort: 'relevance',
      descending: false,
      categories: [],
      dishes: [],
      isReduced: false,
      isInStock: false,
      values: new Map(),
    })
    const items = cards.map((card) => toHit(JSON.parse(card) as CardShape))
    return { total: list.selection.total, items, correction: list.correction }
  },
}

function toHit({ name, path, attributes, price, isFrom, image }: CardShape): SearchHit {
  const said = CAPTION.flatMap((code) => attributes[code]?.value ?? [])
  return {
    kind: 'product',
    name,
    path,
    caption: said.slice(-2).join(', ') || null,
    price,
    isFrom,
    image,
    extract: null,
  }
}

export default productSearch
