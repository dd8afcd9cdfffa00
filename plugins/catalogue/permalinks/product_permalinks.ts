import { patternNow, readers } from '#plugins/catalogue/listing/readers'
import { pathOf } from '#plugins/catalogue/permalinks/address_patterns'
import type { PermalinkSource } from '#plugins/platform/index'

const SLUGS = 'select slug from catalogue_listings where channel = ? and locale = ? order by slug limit ?'

/** Addresses of products. */
const productPermalinks: PermalinkSource = {
  key: 'products',
  pattern: ({ locale }) => patternNow('product', locale),
  async list(shop, limit) {
    const { views } = await readers()
    const { index, patterns } = await views.open(shop)
    const rows = await views.store.reader.all<{ slug: string }>(SLUGS, [shop.channel, shop.locale, limit])
    const list = rows.map(({ slug }) => ({ slug, path: pathOf(patterns.product[shop.locale], slug) }))
    return { total: index.size, list }
  },
}

export default productPermalinks
