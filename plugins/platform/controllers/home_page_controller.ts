import { inject } from '@adonisjs/core'
import { HomePages } from '#plugins/platform/queries/home_pages'
import type { HttpContext } from '@adonisjs/core/http'

/** The page that stands in the place of the shop's own home page, or else what stands at its top. */
@inject()
export default class HomePageController {
  constructor(private readonly pages: HomePages) {}

  /** Prices in it are the public ones: it is the same for all. */
  async show({ response, shop: { channel, locale, currency } }: HttpContext) {
    const place = { channel, locale, currency }
    const { home, tags } = await this.pages.show(place)
    const { lead, tags: more } = home ? { lead: null, tags: [] } : await this.pages.lead(place)
    response.header('x-cache-tags', [...new Set(['core.settings', ...tags, ...more])].join(','))
    return { data: home, meta: { lead } }
  }
}
