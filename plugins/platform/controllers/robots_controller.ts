import { inject } from '@adonisjs/core'
import { ShopAddress } from '#plugins/platform/services/shop_address'
import type { HttpContext } from '@adonisjs/core/http'

/** Areas without anything for search engines, below the base path. */
const CLOSED = ['/admin', '/account', '/checkout', '/login', '/register', '/errors', '/preview']

/** `robots.txt`: the paths that search engines must not crawl, and the address of the sitemap. */
@inject()
export default class RobotsController {
  constructor(private readonly address: ShopAddress) {}

  async show(ctx: HttpContext) {
    const base = this.address.base(ctx)
    const closed = CLOSED.map((path) => `Disallow: ${this.address.basePath}${path}`)
    const lines = ['User-agent: *', 'Disallow: /api/', ...closed, '', `Sitemap: ${base}/sitemap.xml`, '']
    ctx.response.header('content-type', 'text/plain; charset=utf-8')
    return lines.join('\n')
  }
}
