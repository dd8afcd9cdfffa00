import { inject } from '@adonisjs/core'
import { requestOrigin } from '#core/identity/request_origin'
import { routeId } from '#core/http/route_id'
import { ReadTimeline } from '#plugins/platform/queries/timeline/read_timeline'
import { readCursor } from '#plugins/platform/queries/timeline/timeline_cursor'
import { ReplyFromTimeline } from '#plugins/platform/actions/reply_from_timeline'
import { indexTimeline, storeTimelineReply } from '#plugins/platform/validators/timeline_validator'
import type { HttpContext } from '@adonisjs/core/http'
import type { Person } from '#core/identity/person'

/** Everything that happened with a customer or an order, on one line of time. */
@inject()
export default class TimelineController {
  constructor(private readonly timeline: ReadTimeline) {}

  async index(ctx: HttpContext) {
    const { kind: kinds, cursor } = await ctx.request.validateUsing(indexTimeline, { data: ctx.request.qs() })
    const request = {
      kind: String(ctx.params.subject),
      id: routeId(ctx),
      kinds,
      cursor: cursor === undefined ? null : readCursor(cursor),
      locale: ctx.shop.locale,
    }
    return this.timeline.execute(request, ctx.person as Person)
  }

  @inject()
  async store(ctx: HttpContext, replies: ReplyFromTimeline) {
    const { source, ...reply } = await ctx.request.validateUsing(storeTimelineReply)
    await replies.execute(source, reply, ctx.person as Person, requestOrigin(ctx))
    ctx.response.noContent()
  }
}
