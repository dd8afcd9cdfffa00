import { inject } from '@adonisjs/core'
import { Health, type HealthReport } from '#core/health/health'
import { IdentityPort } from '#core/identity/identity_port'
import { takesRequests } from '#core/http/draining'
import { markPrivate } from '#core/http/private_response'
import type { HttpContext } from '@adonisjs/core/http'

/** Concurrent requests share one check. */
let looking: Promise<HealthReport> | null = null

/** The health of the shop, for load balancers and monitoring. Details are for staff only. */
@inject()
export default class HealthController {
  constructor(
    private readonly health: Health,
    private readonly identity: IdentityPort
  ) {}

  async show(ctx: HttpContext) {
    looking ??= this.health.run().finally(() => {
      looking = null
    })
    const { ok, checks } = await looking
    const staff = checks.some((check) => !check.ok) ? await this.#staff(ctx) : null
    markPrivate(ctx)
    ctx.response.status(ok ? 200 : 503)
    return {
      ok,
      checks: checks.map(({ name, ok: well, took, detail }) => ({
        name,
        ok: well,
        took,
        ...(staff ? { detail } : {}),
      })),
    }
  }

  /** Whether the process responds at all. Asks neither the database nor anything else. */
  live(ctx: HttpContext) {
    markPrivate(ctx)
    return { ok: true }
  }

  /**
   * Whether a load balancer may send requests here: not to a process that is about to end. The database is not asked: without
   * it the shop still shows the pages that it holds.
   */
  ready(ctx: HttpContext) {
    const ok = takesRequests()
    markPrivate(ctx)
    ctx.response.status(ok ? 200 : 503)
    return { ok }
  }

  /** Null also when the session cannot be read. The checks report that failure. */
  async #staff(ctx: HttpContext) {
    return this.identity.staff(ctx).catch(() => null)
  }
}
