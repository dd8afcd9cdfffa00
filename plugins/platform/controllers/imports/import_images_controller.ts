import { inject } from '@adonisjs/core'
import { Settings } from '#core/settings/settings'
import { requestOrigin } from '#core/identity/request_origin'
import { routeId } from '#core/http/route_id'
import { takeUpload } from '#core/http/take_upload'
import { AttachImages } from '#plugins/platform/actions/imports/attach_images'
import { ImportAccess } from '#plugins/platform/services/imports/import_access'
import type { HttpContext } from '@adonisjs/core/http'

/** The zip of pictures that the rows of an import name. */
@inject()
export default class ImportImagesController {
  constructor(
    private readonly settings: Settings,
    private readonly access: ImportAccess,
    private readonly attach: AttachImages
  ) {}

  async store(ctx: HttpContext) {
    const id = routeId(ctx)
    await this.access.authorize(ctx, id)
    const limit = this.settings.get<number>('core.imports.images_max_kb') * 1024
    const origin = requestOrigin(ctx)
    await takeUpload(ctx, { limit }, (upload) => this.attach.execute(id, upload, origin))
    ctx.response.noContent()
  }
}
