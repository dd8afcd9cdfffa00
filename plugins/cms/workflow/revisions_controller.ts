import { inject } from '@adonisjs/core'
import { Revisions } from '#plugins/cms/workflow/revisions'
import { restoreRevision } from '#plugins/cms/workflow/workflow_validators'
import { routeId } from '#core/http/route_id'
import { seenBy } from '#core/resources/seen_by'
import { typeOfRequest } from '#plugins/cms/workflow/open_form'
import { writerOf } from '#core/resources/writer'
import type { HttpContext } from '@adonisjs/core/http'

/** Former states of a content. */
@inject()
export default class RevisionsController {
  constructor(private readonly revisions: Revisions) {}

  async index(ctx: HttpContext) {
    return { data: await this.revisions.of(await typeOfRequest(ctx), routeId(ctx), ctx.shop.locale) }
  }

  async show(ctx: HttpContext) {
    const revision = routeId(ctx, 'revision')
    return { data: await this.revisions.compare(await typeOfRequest(ctx), routeId(ctx), revision, ctx.shop.locale) }
  }

  async restore(ctx: HttpContext) {
    const { version } = await ctx.request.validateUsing(restoreRevision)
    const made = await typeOfRequest(ctx)
    const writer = writerOf(ctx)
    const row = await this.revisions.restore(
      made,
      routeId(ctx),
      { revision: routeId(ctx, 'revision'), version },
      writer
    )
    const { id, version: saved } = seenBy(made.resource, row, writer)
    return { data: { id, version: saved } }
  }
}
