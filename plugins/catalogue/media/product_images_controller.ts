import { inject } from '@adonisjs/core'
import { FindMedia } from '#core/media/find_media'
import { mediumUrl } from '#core/media/media_record'
import { takeMedium } from '#core/media/take_media'
import { indexFiles } from '#plugins/catalogue/products/form/product_form_validator'
import type { HttpContext } from '@adonisjs/core/http'

/** Pictures and videos for products. A form names them by their number when it is saved. */
@inject()
export default class ProductImagesController {
  constructor(private readonly media: FindMedia) {}

  async index(ctx: HttpContext) {
    const { q = '' } = await indexFiles.validate(ctx.request.qs())
    const found = await this.media.execute({ q, types: ['image'] })
    return { data: found.map(({ id, name, url }) => ({ id, name, url })) }
  }

  async store(ctx: HttpContext) {
    const record = await takeMedium(ctx, ['image'])
    ctx.response.status(201)
    return { data: { mediaId: record.id, kind: 'image' as const, name: record.name, url: mediumUrl(record) } }
  }

  async video(ctx: HttpContext) {
    const record = await takeMedium(ctx, ['video'])
    ctx.response.status(201)
    return { data: { mediaId: record.id, kind: 'video' as const, name: record.name, url: mediumUrl(record) } }
  }
}
