import { readers } from '#plugins/catalogue/listing/readers'
import type { SitemapSource } from '#plugins/platform/index'

/** Categories, dishes and products for the sitemap. */
const shopSitemap: SitemapSource = {
  async count(channel) {
    const { sitemap } = await readers()
    return sitemap.count(channel)
  },
  async entries(channel, offset, limit) {
    const { sitemap } = await readers()
    return sitemap.execute(channel, offset, limit)
  },
}

export default shopSitemap
