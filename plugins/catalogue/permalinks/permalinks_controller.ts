import { inject } from '@adonisjs/core'
import { requestOrigin } from '#core/identity/request_origin'
import { routeId } from '#core/http/route_id'
import { ChangeAddress } from '#plugins/catalogue/permalinks/actions/change_address'
import { CommittedRows } from '#plugins/catalogue/database/committed_rows'
import { permalinkNotFound } from '#core/permalinks/errors'
import { findPermalink } from '#plugins/catalogue/permalinks/permalink_row'
import { updatePermalink } from '#plugins/catalogue/permalinks/permalink_validator'
import type { HttpContext } from '@adonisjs/core/http'

/** The present addresses of the catalogue. */
@inject()
export default class PermalinksController {
  constructor(
    private readonly rows: CommittedRows,
    private readonly change: ChangeAddress
  ) {}

  async update(ctx: HttpContext) {
    const id = routeId(ctx)
    const { slug } = await ctx.request.validateUsing(updatePermalink)
    await this.change.execute({ id, slug }, requestOrigin(ctx))
    const data = await findPermalink(this.rows.read, id)
    if (!data) throw permalinkNotFound({ id })
    return { data }
  }
}
