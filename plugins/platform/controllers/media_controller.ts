import { inject } from '@adonisjs/core'
import { FindMedia, type ShownMedium } from '#core/media/find_media'
import { MEDIA_TYPES } from '#core/media/media_types'
import { ResourceCatalogue } from '#core/resources/resource_catalogue'
import { forbidden } from '#core/identity/errors'
import { indexMedia } from '#plugins/platform/validators/medium_validator'
import { takeMedium } from '#core/media/take_media'
import { readsMedia, seesMedia, uploadsMedia } from '#plugins/platform/services/media_access'
import type { HttpContext } from '@adonisjs/core/http'

/**
 * The media library, for its screen and for forms with a field of the kind `media`: open to who may see it or upload to it, and
 * to who may create or change rows of a resource with such a field. Who only looks at such a row reads the files that it names.
 * A form names a file by its number when it is saved.
 */
@inject()
export default class MediaController {
  constructor(
    private readonly media: FindMedia,
    private readonly resources: ResourceCatalogue
  ) {}

  async index({ request, person }: HttpContext) {
    const { types = MEDIA_TYPES, ...query } = await request.validateUsing(indexMedia, { data: request.qs() })
    const isOpen = query.ids ? readsMedia : seesMedia
    if (!isOpen(this.resources, person)) throw forbidden()
    const data = await this.media.execute({ ...query, types })
    return { data, meta: { categories: query.ids ? [] : await this.media.categories(types) } }
  }

  async store(ctx: HttpContext) {
    if (!uploadsMedia(this.resources, ctx.person)) throw forbidden()
    const asked = String(ctx.request.qs().types ?? 'image').split(',')
    const types = MEDIA_TYPES.filter((type) => asked.includes(type))
    const { id } = await takeMedium(ctx, types)
    const [data] = (await this.media.execute({ ids: [id], types: MEDIA_TYPES })) as [ShownMedium]
    ctx.response.status(201)
    return { data }
  }
}
