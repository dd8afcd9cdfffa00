import { inject } from '@adonisjs/core'
import { FindBanners } from '#plugins/platform/queries/find_banners'
import { showBanner } from '#plugins/platform/validators/banner_validator'
import type { HttpContext } from '@adonisjs/core/http'

/** The banners of the shop's pages: the same for all visitors. */
@inject()
export default class BannersController {
  constructor(private readonly banners: FindBanners) {}

  async index({ response, shop: { channel, locale, currency } }: HttpContext) {
    const { spots, tags } = await this.banners.spots({ channel, locale, currency })
    response.header('x-cache-tags', [...new Set(['core.settings', ...tags])].join(','))
    return { data: spots }
  }

  async show({ params, request, response, shop: { channel, locale, currency } }: HttpContext) {
    const { about = null } = await showBanner.validate(request.qs())
    const spot = { place: String(params.place), about }
    const { banner, tags } = await this.banners.show(spot, { channel, locale, currency })
    response.header('x-cache-tags', [...new Set(['core.settings', ...tags])].join(','))
    return { data: banner }
  }
}
