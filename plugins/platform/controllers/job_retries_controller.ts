import { inject } from '@adonisjs/core'
import { notFound } from '#core/http/errors'
import { requestOrigin } from '#core/identity/request_origin'
import { routeId } from '#core/http/route_id'
import { ReadJobs } from '#plugins/platform/queries/read_jobs'
import { RetryJob } from '#plugins/platform/actions/retry_job'
import type { HttpContext } from '@adonisjs/core/http'

/** Another go for jobs that failed or were stopped. */
@inject()
export default class JobRetriesController {
  constructor(
    private readonly jobs: ReadJobs,
    private readonly retry: RetryJob
  ) {}

  async store(ctx: HttpContext) {
    const id = routeId(ctx)
    const job = await this.jobs.find(id, ctx.shop.locale)
    if (!job) throw notFound()
    await this.retry.execute(id, job.state, requestOrigin(ctx))
    ctx.response.status(202)
    return { data: { job: id } }
  }
}
