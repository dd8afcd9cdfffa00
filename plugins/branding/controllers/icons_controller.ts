import { inject } from '@adonisjs/core'
import { BrandIcons } from '#plugins/branding/brands/brand_icons'
import { notFound } from '#core/http/errors'
import type { HttpContext } from '@adonisjs/core/http'

/** Icons of the site for browsers and home screens. The address holds the hash of the logo. */
@inject()
export default class IconsController {
  constructor(private readonly icons: BrandIcons) {}

  async show({ params, response, shop }: HttpContext) {
    const bytes = await this.icons.icon(String(params.hash), Number.parseInt(String(params.side)), shop.channel)
    if (!bytes) throw notFound()
    response.header('cache-control', 'public, max-age=86400').header('content-type', 'image/png')
    return bytes
  }
}
