import { takeMedium } from '#core/media/take_media'
import { pictureOf } from '#core/media/media_record'
import type { HttpContext } from '@adonisjs/core/http'

/** Banners and logos of categories. A form names them by their number when it is saved. */
export default class CategoryPicturesController {
  async store(ctx: HttpContext) {
    const record = await takeMedium(ctx, ['image'])
    ctx.response.status(201)
    return { data: { mediaId: record.id, url: pictureOf(record, '').url } }
  }
}
