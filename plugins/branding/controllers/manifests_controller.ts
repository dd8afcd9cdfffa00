import { inject } from '@adonisjs/core'
import { DescribeApp } from '#plugins/branding/queries/describe_app'
import type { HttpContext } from '@adonisjs/core/http'

/** The web manifest of the shop. */
@inject()
export default class ManifestsController {
  constructor(private readonly describe: DescribeApp) {}

  async show({ response, shop }: HttpContext) {
    response.header('cache-control', 'public, max-age=3600')
    response.header('content-type', 'application/manifest+json; charset=utf-8')
    return JSON.stringify(await this.describe.execute(shop))
  }
}
