import { inject } from '@adonisjs/core'
import { FileStore } from '#core/files/file_store'
import { Settings } from '#core/settings/settings'
import { requestOrigin } from '#core/identity/request_origin'
import { routeId } from '#core/http/route_id'
import { sendFile } from '#core/files/send_file'
import { takeUpload } from '#core/http/take_upload'
import { KeepDownloadFile } from '#plugins/catalogue/files/keep_download_file'
import { FindDownloadFile } from '#plugins/catalogue/files/queries/find_download_file'
import { ListDownloadFiles } from '#plugins/catalogue/files/queries/list_download_files'
import { sentFile } from '#plugins/catalogue/files/sent_file'
import { fileNotFound } from '#plugins/catalogue/files/errors'
import type { HttpContext } from '@adonisjs/core/http'

/** Files that are sold as links or given as samples. Links and samples are sent in by routes with a key each. */
@inject()
export default class DownloadFilesController {
  constructor(
    private readonly settings: Settings,
    private readonly files: FileStore,
    private readonly keep: KeepDownloadFile,
    private readonly find: FindDownloadFile,
    private readonly list: ListDownloadFiles
  ) {}

  async index() {
    return { data: await this.list.execute() }
  }

  async show(ctx: HttpContext) {
    const file = await this.find.execute('id', routeId(ctx))
    if (!file) throw fileNotFound()
    await sendFile(ctx, this.files, file)
    return sentFile()
  }

  async store(ctx: HttpContext) {
    const limit = this.settings.get<number>('catalogue.downloads.file_max_kb') * 1024
    const origin = requestOrigin(ctx)
    const data = await takeUpload(ctx, { limit }, (upload) => this.keep.execute(upload, origin))
    ctx.response.status(201)
    return { data }
  }
}
