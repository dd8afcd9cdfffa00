import { inject } from '@adonisjs/core'
import { Health, type HealthReport } from '#core/health/health'
import { IdentityPort } from '#core/identity/identity_port'
import { ownAnswer } from '#core/http/own_answer'
import type { HttpContext } from '@adonisjs/core/http'

/** All who ask at the same time share one look. */
let looking: Promise<HealthReport> | null = null

/** Whether the shop is well: for load balancers and watchers. What is wrong in detail is for staff. */
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
    ownAnswer(ctx)
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

  /** Null also when nobody can be known, which the checks tell already. */
  async #staff(ctx: HttpContext) {
    return this.identity.staff(ctx).catch(() => null)
  }
}
