import { inject } from '@adonisjs/core'
import { FindMedia, type ShownMedium } from '#core/media/find_media'
import { MEDIA_TYPES } from '#core/media/media_types'
import { ReplaceMedium } from '#plugins/platform/actions/replace_medium'
import { notFound } from '#core/http/errors'
import { receiveMedium } from '#core/media/take_media'
import { requestOrigin } from '#core/identity/request_origin'
import { routeId } from '#core/http/route_id'
import type { HttpContext } from '@adonisjs/core/http'

/** Another file in the place of one of the library. */
@inject()
export default class MediumFilesController {
  constructor(
    private readonly media: FindMedia,
    private readonly replace: ReplaceMedium
  ) {}

  async store(ctx: HttpContext) {
    const id = routeId(ctx)
    const find = () => this.media.execute({ ids: [id], types: MEDIA_TYPES })
    const [before] = await find()
    if (!before) throw notFound()
    // What shows a picture cannot show a video in its place.
    await receiveMedium(ctx, [before.type], (file) => this.replace.execute(id, file, requestOrigin(ctx)))
    const [data] = (await find()) as [ShownMedium]
    return { data }
  }
}
