import { inject } from '@adonisjs/core'
import { takePicture, takeVideo } from '#core/media/take_media'
import { ListPictures } from '#plugins/catalogue/media/list_pictures'
import { mediumUrl } from '#plugins/catalogue/products/form/medium_url'
import { indexFiles } from '#plugins/catalogue/products/form/product_form_validator'
import type { HttpContext } from '@adonisjs/core/http'

/** Pictures and videos for products. A form names them by their number when it is saved. */
@inject()
export default class ProductImagesController {
  constructor(private readonly pictures: ListPictures) {}

  async index(ctx: HttpContext) {
    const { q = '' } = await indexFiles.validate(ctx.request.qs())
    return { data: await this.pictures.execute(q) }
  }

  async store(ctx: HttpContext) {
    const record = await takePicture(ctx)
    ctx.response.status(201)
    return { data: { mediaId: record.id, kind: 'image' as const, name: record.name, url: mediumUrl(record) } }
  }

  async video(ctx: HttpContext) {
    const record = await takeVideo(ctx)
    ctx.response.status(201)
    return { data: { mediaId: record.id, kind: 'video' as const, name: record.name, url: mediumUrl(record) } }
  }
}
