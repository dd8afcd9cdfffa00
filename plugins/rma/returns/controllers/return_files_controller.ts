import { inject } from '@adonisjs/core'
import { FindOrderFor } from '#plugins/sales/index'
import { FindReturn } from '#plugins/rma/returns/queries/find_return'
import { FindReturnFile } from '#plugins/rma/returns/queries/find_return_file'
import { RateLimits } from '#core/limits/rate_limits'
import { returnNotFound, returnsTooMany } from '#plugins/rma/errors'
import { routeId } from '#core/http/route_id'
import { seekerOf } from '#plugins/rma/returns/seeker'
import { sendAttachment, takeAttachment } from '#core/attachments/take_attachment'
import { showFile, withKey } from '#plugins/rma/returns/return_validator'
import { takeOrRefuse } from '#core/limits/take_or_refuse'
import type { AttachmentRule } from '#core/attachments/attachment'
import type { HttpContext } from '@adonisjs/core/http'

/** Pictures of what is wrong with the goods; papers too, for messages. */
const ACCEPTED: AttachmentRule = { types: ['image', 'pdf', 'text'] }

/** Files of returns. They are private: each is sent to who may see its return. */
@inject()
export default class ReturnFilesController {
  constructor(private readonly files: FindReturnFile) {}

  /** Stores a file for a return of this order; the return, or its message, takes it by the key. */
  @inject()
  async store(ctx: HttpContext, orders: FindOrderFor, limits: RateLimits) {
    const { key } = await withKey.validate(ctx.request.qs())
    const order = await orders.execute(String(ctx.params.number), await seekerOf(ctx, key))
    await takeOrRefuse(limits, 'rma.files', String(order.id), returnsTooMany)
    return this.#stored(ctx)
  }

  async storeForStaff(ctx: HttpContext) {
    return this.#stored(ctx)
  }

  @inject()
  async show(ctx: HttpContext, find: FindReturn) {
    const { key, preview = false } = await ctx.request.validateUsing(showFile)
    const { id } = await find.execute(routeId(ctx), await seekerOf(ctx, key))
    return this.#send(ctx, id, preview)
  }

  async showForStaff(ctx: HttpContext) {
    const { preview = false } = await ctx.request.validateUsing(showFile)
    return this.#send(ctx, routeId(ctx), preview)
  }

  async #stored(ctx: HttpContext) {
    const { key, name } = await takeAttachment(ctx, ACCEPTED)
    ctx.response.status(201)
    return { data: { key, name } }
  }

  async #send(ctx: HttpContext, returnId: number, isPreview: boolean): Promise<string> {
    const attachment = await this.files.execute(returnId, routeId(ctx, 'file'))
    if (!(await sendAttachment(ctx, attachment, isPreview))) throw returnNotFound()
    return attachment.name
  }
}
