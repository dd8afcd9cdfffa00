import { inject } from '@adonisjs/core'
import router from '@adonisjs/core/services/router'
import { FileStore } from '#core/files/file_store'
import { RateLimits } from '#core/limits/rate_limits'
import { routeId } from '#core/http/route_id'
import { sendFile } from '#core/files/send_file'
import { FetchSample } from '#plugins/catalogue/files/fetch_sample'
import { FindDownloadFile } from '#plugins/catalogue/files/queries/find_download_file'
import { sentFile } from '#plugins/catalogue/files/sent_file'
import { sampleNotFound } from '#plugins/catalogue/files/errors'
import type { HttpContext } from '@adonisjs/core/http'

/** What the signature of a file's address is good for, and how long. */
const PURPOSE = 'catalogue.sample'
const VALID_FOR = '10 minutes'

/** Samples of products, free for everybody: counted, then fetched by an address that is good for some minutes. */
@inject()
export default class SamplesController {
  constructor(
    private readonly limits: RateLimits,
    private readonly samples: FetchSample,
    private readonly find: FindDownloadFile,
    private readonly files: FileStore
  ) {}

  async show(ctx: HttpContext) {
    const id = routeId(ctx)
    await this.limits.take('catalogue.samples', ctx.request.ip())
    const found = await this.samples.execute(id)
    ctx.response.header('cache-control', 'no-store').header('x-robots-tag', 'noindex')
    ctx.response.redirect('address' in found ? found.address : signedAddress(found.hash))
    return sentFile()
  }

  async file(ctx: HttpContext) {
    const hash = String(ctx.params.hash)
    const isSigned = ctx.request.hasValidSignature(PURPOSE)
    const file = isSigned ? await this.find.execute('hash', hash) : null
    if (!file) throw sampleNotFound()
    ctx.response.header('x-robots-tag', 'noindex')
    await sendFile(ctx, this.files, file)
    return sentFile()
  }
}

function signedAddress(hash: string): string {
  return router.makeSignedUrl('catalogue.sample_files.show', { hash }, { expiresIn: VALID_FOR, purpose: PURPOSE })
}
