import { takePicture } from '#core/media/take_media'
import { mediumUrl } from '#plugins/catalogue/queries/products/form_parts'
import type { HttpContext } from '@adonisjs/core/http'

/** Pictures for products. A form names them by their number when it is saved. */
export default class ProductImagesController {
  async store(ctx: HttpContext) {
    const record = await takePicture(ctx)
    ctx.response.status(201)
    return { data: { mediaId: record.id, kind: 'image' as const, name: record.name, url: mediumUrl(record) } }
  }
}
