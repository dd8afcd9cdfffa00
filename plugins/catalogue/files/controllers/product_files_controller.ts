import { inject } from '@adonisjs/core'
import { FileStore } from '#core/files/file_store'
import { Settings } from '#core/settings/settings'
import { requestOrigin } from '#core/identity/request_origin'
import { routeId } from '#core/http/route_id'
import { sendFile } from '#core/files/send_file'
import { takeUpload } from '#core/http/take_upload'
import { KeepDownloadFile } from '#plugins/catalogue/files/keep_download_file'
import { FindProductFile } from '#plugins/catalogue/files/queries/find_product_file'
import { ListFiles } from '#plugins/catalogue/files/queries/list_files'
import { sentFile } from '#plugins/catalogue/files/sent_file'
import { fileNotFound } from '#plugins/catalogue/files/errors'
import { indexFiles } from '#plugins/catalogue/products/form/product_form_validator'
import type { HttpContext } from '@adonisjs/core/http'

/** Files that products show under an attribute: staff send them in or choose them, everybody fetches them. */
@inject()
export default class ProductFilesController {
  constructor(
    private readonly settings: Settings,
    private readonly keep: KeepDownloadFile,
    private readonly list: ListFiles,
    private readonly find: FindProductFile,
    private readonly files: FileStore
  ) {}

  async index(ctx: HttpContext) {
    const { q = '' } = await indexFiles.validate(ctx.request.qs())
    return { data: await this.list.execute(q) }
  }

  async store(ctx: HttpContext) {
    const limit = this.settings.get<number>('catalogue.downloads.file_max_kb') * 1024
    const origin = requestOrigin(ctx)
    const { id, name, type, bytes } = await takeUpload(ctx, { limit }, (upload) => this.keep.execute(upload, origin))
    ctx.response.status(201)
    return { data: { id, name, type, bytes } }
  }

  async show(ctx: HttpContext) {
    const file = await this.find.execute(routeId(ctx), String(ctx.params.attribute), ctx.shop.locale)
    if (!file) throw fileNotFound()
    await sendFile(ctx, this.files, file)
    return sentFile()
  }
}
