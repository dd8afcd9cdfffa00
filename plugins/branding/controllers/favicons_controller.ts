import { inject } from '@adonisjs/core'
import { DescribeApp } from '#plugins/branding/queries/describe_app'
import type { HttpContext } from '@adonisjs/core/http'

/** Browsers ask for it when the response is not a page of ours that names another icon: an image, a document, JSON. */
@inject()
export default class FaviconsController {
  constructor(private readonly describe: DescribeApp) {}

  async show({ response, shop }: HttpContext) {
    response.header('cache-control', 'public, max-age=3600')
    const path = await this.describe.favicon(shop)
    response.redirect(path, false)
    return path
  }
}
