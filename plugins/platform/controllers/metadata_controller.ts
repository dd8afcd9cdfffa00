import { inject } from '@adonisjs/core'
import { ShopAddress } from '#plugins/platform/services/shop_address'
import { DescribePage } from '#plugins/platform/queries/describe_page'
import { showMetadata } from '#plugins/platform/validators/metadata_validator'
import type { HttpContext } from '@adonisjs/core/http'

/** The metadata of a page's head. */
@inject()
export default class MetadataController {
  constructor(
    private readonly describe: DescribePage,
    private readonly address: ShopAddress
  ) {}

  async show(ctx: HttpContext) {
    const { route, url, title = '' } = await ctx.request.validateUsing(showMetadata, { data: ctx.request.qs() })
    const place = this.address.place(ctx, new URL(url))
    ctx.response.header('x-cache-tags', 'core.settings')
    return this.describe.execute({ route, title, url: new URL(url), channel: ctx.shop.channel, ...place })
  }
}
