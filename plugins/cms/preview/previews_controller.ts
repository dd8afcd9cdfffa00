import { inject } from '@adonisjs/core'
import { PreviewContent } from '#plugins/cms/preview/preview_content'
import { blockPlaceOf } from '#plugins/cms/site/block_place'
import { markPrivate } from '#core/http/private_response'
import type { HttpContext } from '@adonisjs/core/http'

/** Contents that are not published yet, for whoever has the link. */
@inject()
export default class PreviewsController {
  constructor(private readonly preview: PreviewContent) {}

  async show(ctx: HttpContext) {
    markPrivate(ctx)
    return { data: await this.preview.show(blockPlaceOf(ctx), String(ctx.params.link)) }
  }
}
