import { inject } from '@adonisjs/core'
import { FetchDownload } from '#plugins/sales/downloads/actions/fetch_download'
import { FileStore } from '#core/files/file_store'
import { FindDownloadFile, sentFile } from '#plugins/catalogue/index'
import { ListDownloads } from '#plugins/sales/downloads/queries/list_downloads'
import { downloadNotFound } from '#plugins/sales/downloads/errors'
import { ownCustomer } from '#plugins/sales/shared/own_customer'
import { routeId } from '#core/http/route_id'
import { sendFile } from '#core/files/send_file'
import type { HttpContext } from '@adonisjs/core/http'

/** What a customer bought to be fetched. */
@inject()
export default class OwnDownloadsController {
  constructor(
    private readonly list: ListDownloads,
    private readonly fetch: FetchDownload,
    private readonly find: FindDownloadFile,
    private readonly files: FileStore
  ) {}

  async index(ctx: HttpContext) {
    return { data: await this.list.execute({ customerId: ownCustomer(ctx) }, ctx.shop.locale) }
  }

  /** The bytes, or the way to where they lie; counted once they are there to be sent. */
  async show(ctx: HttpContext) {
    const wanted = { lineId: routeId(ctx, 'line'), downloadId: routeId(ctx) }
    const link = await this.fetch.find({ customerId: ownCustomer(ctx), ...wanted })
    const file = link.fileHash === null ? null : await this.find.execute('hash', link.fileHash)
    if (link.fileHash !== null && !file) throw downloadNotFound()
    // Who only asks what it is has fetched nothing.
    if (ctx.request.method() !== 'HEAD') await this.fetch.count(link)
    ctx.response.header('x-robots-tag', 'noindex')
    if (file) await sendFile(ctx, this.files, file)
    else ctx.response.redirect(link.source)
    return sentFile()
  }
}
