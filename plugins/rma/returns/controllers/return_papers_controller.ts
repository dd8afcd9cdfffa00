import { inject } from '@adonisjs/core'
import { attachment } from '#core/files/send_file'
import { FindReturn } from '#plugins/rma/returns/queries/find_return'
import { FindStaffReturn } from '#plugins/rma/returns/queries/find_staff_return'
import { notFound } from '#core/http/errors'
import { PAPER_KINDS, WriteReturnPaper, type ReturnPaperKind } from '#plugins/rma/returns/papers/write_return_paper'
import { PRIVATE } from '#core/http/private_response'
import { routeId } from '#core/http/route_id'
import { seekerOf } from '#plugins/rma/returns/seeker'
import { withKey } from '#plugins/rma/returns/return_validator'
import type { HttpContext } from '@adonisjs/core/http'
import type { StoredReturn } from '#plugins/rma/returns/services/return_reads'

/** The label and the slip of a return, as PDF. */
@inject()
export default class ReturnPapersController {
  constructor(private readonly write: WriteReturnPaper) {}

  @inject()
  async show(ctx: HttpContext, find: FindReturn): Promise<string> {
    const { key } = await ctx.request.validateUsing(withKey)
    const found = await find.execute(routeId(ctx), await seekerOf(ctx, key))
    // There is nothing to be sent before the shop has agreed.
    if (found.state !== 'awaiting_return') throw notFound()
    return this.#send(ctx, found)
  }

  @inject()
  async showForStaff(ctx: HttpContext, find: FindStaffReturn): Promise<string> {
    return this.#send(ctx, await find.execute(routeId(ctx)))
  }

  async #send(ctx: HttpContext, found: StoredReturn): Promise<string> {
    const kind = String(ctx.params.kind) as ReturnPaperKind
    if (!PAPER_KINDS.includes(kind)) throw notFound()
    const name = `${found.number}-${kind}.pdf`
    ctx.response
      .header('content-type', 'application/pdf')
      .header('content-disposition', attachment(name))
      .header('cache-control', PRIVATE)
    ctx.response.send(await this.write.execute(found, kind))
    return name
  }
}
