import { inject } from '@adonisjs/core'
import { Lists } from '#core/lists/lists'
import { can } from '#core/identity/identity_port'
import { holds } from '#core/identity/bouncer'
import { notFound } from '#core/http/errors'
import { requestOrigin } from '#core/identity/request_origin'
import { routeId } from '#core/http/route_id'
import { ReadJobs } from '#plugins/platform/queries/read_jobs'
import { StopJob } from '#plugins/platform/actions/stop_job'
import type { HttpContext } from '@adonisjs/core/http'

/** The work that runs behind the shop. */
@inject()
export default class JobsController {
  constructor(
    private readonly lists: Lists,
    private readonly jobs: ReadJobs,
    private readonly stop: StopJob
  ) {}

  async index({ request }: HttpContext) {
    return this.lists.page('platform.jobs', request.qs())
  }

  async show(ctx: HttpContext) {
    const data = await this.jobs.find(routeId(ctx), ctx.shop.locale)
    if (!data) throw notFound()
    return { data }
  }

  /** Stops a job: one's own while one may still start such jobs, others with a permission. */
  async destroy(ctx: HttpContext) {
    const id = routeId(ctx)
    const owner = await this.jobs.ownerOf(id)
    const isOwn = owner?.id === ctx.person?.id && can(ctx.person, owner?.permission ?? '')
    if (!isOwn) await ctx.bouncer.authorize(holds, 'platform.jobs.update')
    if (owner === undefined) throw notFound()
    await this.stop.execute(id, requestOrigin(ctx))
    ctx.response.noContent()
  }
}
