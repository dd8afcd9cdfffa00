import { hash } from 'node:crypto'
import { inject } from '@adonisjs/core'
import { SiteFeeds, type Followed } from '#plugins/cms/feeds/site_feeds'
import { routeId } from '#core/http/route_id'
import type { HttpContext } from '@adonisjs/core/http'

/** Feeds of what is published. */
@inject()
export default class FeedsController {
  constructor(private readonly feeds: SiteFeeds) {}

  index(ctx: HttpContext) {
    return this.#send(ctx, { type: 'posts' })
  }

  show(ctx: HttpContext) {
    return this.#send(ctx, { type: String(ctx.params.type) })
  }

  category(ctx: HttpContext) {
    return this.#send(ctx, { categoryId: routeId(ctx) })
  }

  /** Readers ask often: who has the present feed is told so. */
  async #send({ request, response, shop }: HttpContext, followed: Followed): Promise<string> {
    const xml = await this.feeds.xml(shop, followed)
    const mark = `W/"${hash('sha1', xml, 'base64url')}"`
    response.header('etag', mark)
    response.header('cache-control', 'public, no-cache')
    response.header('content-type', 'application/rss+xml; charset=utf-8')
    if (request.header('if-none-match') !== mark) return xml
    response.status(304)
    return ''
  }
}
