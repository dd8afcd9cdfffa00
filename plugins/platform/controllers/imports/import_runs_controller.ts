import { inject } from '@adonisjs/core'
import { requestOrigin } from '#core/identity/request_origin'
import { routeId } from '#core/http/route_id'
import { ImportAccess } from '#plugins/platform/services/imports/import_access'
import { StartImport, type ImportTask } from '#plugins/platform/actions/imports/start_import'
import type { HttpContext } from '@adonisjs/core/http'
import type { Person } from '#core/identity/person'

/** Runs of an import, by the worker. */
@inject()
export default class ImportRunsController {
  constructor(
    private readonly access: ImportAccess,
    private readonly start: StartImport
  ) {}

  async store(ctx: HttpContext) {
    return this.#start(ctx, 'run')
  }

  /** Tries it: everything is read and checked, nothing is written. */
  async trial(ctx: HttpContext) {
    return this.#start(ctx, 'trial')
  }

  /** Takes back what its run wrote. */
  async undo(ctx: HttpContext) {
    return this.#start(ctx, 'undo')
  }

  async #start(ctx: HttpContext, task: ImportTask) {
    const { id } = await this.access.authorize(ctx, routeId(ctx))
    const job = await this.start.execute(id, task, ctx.person as Person, requestOrigin(ctx))
    ctx.response.status(202)
    return { data: { job } }
  }
}
