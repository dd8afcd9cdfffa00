import { patternNow, readers } from '#plugins/catalogue/listing/readers'
import { EVERYTHING } from '#plugins/catalogue/listing/index/selection'
import { pathOf } from '#plugins/catalogue/permalinks/address_patterns'
import type { PermalinkSource } from '#plugins/platform/index'

const SLUGS = 'select slug from catalogue_listings where channel = ? and locale = ? order by slug limit ?'

/** Addresses of products. */
const productPermalinks: PermalinkSource = {
  key: 'products',
  pattern: ({ locale }) => patternNow('product', locale),
  async list(shop, limit) {
    const { views } = await readers()
    const { products, patterns } = await views.open(shop)
    const rows = await views.store.reader.all<{ slug: string }>(SLUGS, [shop.channel, shop.locale, limit])
    const list = rows.map(({ slug }) => ({ slug, path: pathOf(patterns.product[shop.locale], slug) }))
    const { total } = await products.select(EVERYTHING)
    return { total, list }
  },
}

export default productPermalinks
