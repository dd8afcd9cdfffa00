import { inject } from '@adonisjs/core'
import { FindReturn } from '#plugins/rma/returns/queries/find_return'
import { MoveReturn } from '#plugins/rma/returns/actions/move_return'
import { NoteParcel } from '#plugins/rma/returns/actions/note_parcel'
import { RateLimits } from '#core/limits/rate_limits'
import { returnsTooMany } from '#plugins/rma/errors'
import { routeId } from '#core/http/route_id'
import { seekerOf } from '#plugins/rma/returns/seeker'
import { ShowReturn } from '#plugins/rma/returns/queries/show_return'
import { storeMessage, storeMove, storeParcel } from '#plugins/rma/returns/return_validator'
import { takeOrRefuse } from '#core/limits/take_or_refuse'
import { WriteMessage } from '#plugins/rma/returns/actions/write_message'
import type { HttpContext } from '@adonisjs/core/http'

/** What customers do with a return: write, send the parcel, close it, ask again. Each answers the return as it is then. */
@inject()
export default class ReturnStepsController {
  constructor(
    private readonly find: FindReturn,
    private readonly answer: ShowReturn
  ) {}

  @inject()
  async message(ctx: HttpContext, write: WriteMessage, limits: RateLimits) {
    const { key, text, attachments = [] } = await ctx.request.validateUsing(storeMessage)
    const { returnId, origin, show } = await this.#of(ctx, key)
    await takeOrRefuse(limits, 'rma.messages', String(returnId), returnsTooMany)
    await write.execute({ returnId, text, attachments, by: 'customer' }, origin)
    return show(201)
  }

  @inject()
  async parcel(ctx: HttpContext, note: NoteParcel) {
    const { key, carrier, trackingNumber } = await ctx.request.validateUsing(storeParcel)
    const { returnId, origin, show } = await this.#of(ctx, key)
    await note.execute({ returnId, carrier, trackingNumber }, origin)
    return show(201)
  }

  @inject()
  async move(ctx: HttpContext, move: MoveReturn) {
    const { key, text = '', closedAs, ...wanted } = await ctx.request.validateUsing(storeMove)
    const { returnId, origin, show } = await this.#of(ctx, key)
    const { version, move: name } = wanted
    const how = name === 'close' ? { closedAs: closedAs ?? ('abandoned' as const) } : {}
    await move.execute(Object.assign(how, { returnId, move: name, by: 'customer' as const, version, text }), origin)
    return show(201)
  }

  async #of(ctx: HttpContext, key: string | undefined) {
    const seeker = await seekerOf(ctx, key)
    const { id: returnId } = await this.find.execute(routeId(ctx), seeker)
    const show = async (status: number) => {
      ctx.response.status(status)
      const found = await this.find.execute(returnId, seeker)
      return { data: await this.answer.forCustomer(found, ctx.shop.locale) }
    }
    return { returnId, origin: seeker.origin, show }
  }
}
