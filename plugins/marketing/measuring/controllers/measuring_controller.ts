import { inject } from '@adonisjs/core'
import { Traces } from '#plugins/marketing/measuring/traces'
import { clickedBy, openedBy } from '#plugins/marketing/measuring/measuring_links'
import { sentFile } from '#plugins/catalogue/index'
import { shopAddress } from '#plugins/users/index'
import type { HttpContext } from '@adonisjs/core/http'

/** A transparent GIF of one pixel. */
const PIXEL = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')

/** What the links and the picture of a measured mail lead to. */
@inject()
export default class MeasuringController {
  constructor(private readonly traces: Traces) {}

  /** Leads to the address of the link; a link that is none of ours, to the shop. */
  async click(ctx: HttpContext) {
    const link = clickedBy(String(ctx.params.token))
    if (link && isReader(ctx)) await this.traces.note(link.deliveryId, link.address)
    keepOut(ctx)
    // Exactly the address that the mail has: nothing may be added to it on the way.
    ctx.response.redirect(link?.address ?? shopAddress('/'), false)
    return sentFile()
  }

  /** The same picture for every token, known or not. */
  async open(ctx: HttpContext) {
    const deliveryId = openedBy(String(ctx.params.token))
    if (deliveryId !== null && isReader(ctx)) await this.traces.note(deliveryId, null)
    keepOut(ctx)
    ctx.response.header('content-type', 'image/gif')
    ctx.response.send(PIXEL)
    return sentFile()
  }
}

/** Programs that only look, or that fetch what somebody may ask for next, have read nothing. */
const isReader = ({ request }: HttpContext) =>
  request.method() !== 'HEAD' &&
  !/prefetch|preview/i.test(request.header('sec-purpose') ?? request.header('purpose') ?? '')

/** Caches and search engines keep nothing of it. */
function keepOut({ response }: HttpContext): void {
  response.header('cache-control', 'no-store')
  response.header('x-robots-tag', 'noindex')
  response.header('referrer-policy', 'no-referrer')
}
