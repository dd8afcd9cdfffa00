import { inject } from '@adonisjs/core'
import { MendLinks } from '#plugins/cms/broken_links/mend_links'
import { requestOrigin } from '#core/identity/request_origin'
import { storeLinkMend } from '#plugins/cms/broken_links/mend_validator'
import type { HttpContext } from '@adonisjs/core/http'

/** Mends of broken links. */
@inject()
export default class LinkMendsController {
  constructor(private readonly mend: MendLinks) {}

  async store(ctx: HttpContext) {
    const body = await ctx.request.validateUsing(storeLinkMend)
    return { data: { mended: await this.mend.execute(body, requestOrigin(ctx)) } }
  }
}
