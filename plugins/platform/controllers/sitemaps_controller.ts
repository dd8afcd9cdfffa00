import { inject } from '@adonisjs/core'
import { notFound } from '#core/http/errors'
import { ReadSitemap } from '#plugins/platform/queries/read_sitemap'
import { ShopAddress } from '#plugins/platform/services/shop_address'
import { sitemapIndex, sitemapPages } from '#plugins/platform/transformers/sitemap'
import type { HttpContext } from '@adonisjs/core/http'

/** The pages that search engines should know: an index, and parts of it. */
@inject()
export default class SitemapsController {
  constructor(
    private readonly sitemap: ReadSitemap,
    private readonly address: ShopAddress
  ) {}

  async index(ctx: HttpContext) {
    const parts = await this.sitemap.parts(ctx.shop.channel)
    ctx.response.header('content-type', 'application/xml; charset=utf-8')
    return sitemapIndex(this.address.base(ctx), parts)
  }

  async show(ctx: HttpContext) {
    const entries = await this.sitemap.part(ctx.shop.channel, String(ctx.params.part))
    if (!entries) throw notFound()
    ctx.response.header('content-type', 'application/xml; charset=utf-8')
    return sitemapPages(this.address.base(ctx), entries)
  }
}
