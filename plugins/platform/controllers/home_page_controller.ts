import { inject } from '@adonisjs/core'
import { HomePages } from '#plugins/platform/queries/home_pages'
import type { HttpContext } from '@adonisjs/core/http'

/** The page that stands in the place of the shop's own home page. */
@inject()
export default class HomePageController {
  constructor(private readonly pages: HomePages) {}

  /** Prices in it are the public ones: it is the same for all. */
  async show({ response, shop: { channel, locale, currency } }: HttpContext) {
    const { home, tags } = await this.pages.show({ channel, locale, currency })
    response.header('x-cache-tags', ['core.settings', ...tags].join(','))
    return { data: home }
  }
}
