import { takeVideo } from '#core/media/take_media'
import { mediumUrl } from '#plugins/catalogue/queries/products/form_parts'
import type { HttpContext } from '@adonisjs/core/http'

/** Videos for products, as their pictures. */
export default class ProductVideosController {
  async store(ctx: HttpContext) {
    const record = await takeVideo(ctx)
    ctx.response.status(201)
    return { data: { mediaId: record.id, kind: 'video' as const, name: record.name, url: mediumUrl(record) } }
  }
}
