import { inject } from '@adonisjs/core'
import { routeId } from '#core/http/route_id'
import { ImportAccess } from '#plugins/platform/services/imports/import_access'
import { TrialChanges } from '#plugins/platform/services/imports/trial_changes'
import { indexImportChanges } from '#plugins/platform/validators/import_validator'
import type { HttpContext } from '@adonisjs/core/http'

/** The changes of existing rows that the trial of an import found. */
@inject()
export default class ImportChangesController {
  constructor(
    private readonly access: ImportAccess,
    private readonly changes: TrialChanges
  ) {}

  async index(ctx: HttpContext) {
    const {
      page = 1,
      limit = 25,
      field = null,
      isCleared = false,
    } = await ctx.request.validateUsing(indexImportChanges)
    const { id, trial } = await this.access.authorize(ctx, routeId(ctx))
    const query = { page, limit, field, isCleared }
    const { data, total } = trial ? await this.changes.page(id, query, ctx.shop.locale) : { data: [], total: 0 }
    return { data, meta: { total, page, limit } }
  }
}
