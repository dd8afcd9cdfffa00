import { inject } from '@adonisjs/core'
import { Lists } from '#core/lists/lists'
import { requestOrigin } from '#core/identity/request_origin'
import { routeId } from '#core/http/route_id'
import { rowGone } from '#plugins/configuration/errors'
import { CreateCurrency } from '#plugins/configuration/actions/create_currency'
import { DeleteCurrency } from '#plugins/configuration/actions/delete_currency'
import { UpdateCurrency } from '#plugins/configuration/actions/update_currency'
import { findCurrency } from '#plugins/configuration/queries/find_currency'
import { CommittedRows } from '#plugins/configuration/queries/committed_rows'
import { storeCurrency, updateCurrency } from '#plugins/configuration/validators/currency_validator'
import { destroyRow } from '#plugins/configuration/validators/row_validator'
import type { HttpContext } from '@adonisjs/core/http'

/** The currencies that channels may sell in. */
@inject()
export default class CurrenciesController {
  constructor(
    private readonly lists: Lists,
    private readonly rows: CommittedRows,
    private readonly creation: CreateCurrency,
    private readonly change: UpdateCurrency,
    private readonly removal: DeleteCurrency
  ) {}

  async index(ctx: HttpContext) {
    return this.lists.page('configuration.currencies', ctx.request.qs())
  }

  async show(ctx: HttpContext) {
    const data = await findCurrency(this.rows.read, routeId(ctx))
    if (!data) throw rowGone()
    return { data }
  }

  async store(ctx: HttpContext) {
    const given = await ctx.request.validateUsing(storeCurrency)
    const data = await this.creation.execute(given, ctx.shop.locale, requestOrigin(ctx))
    ctx.response.status(201)
    return { data }
  }

  async update(ctx: HttpContext) {
    const given = await ctx.request.validateUsing(updateCurrency)
    return { data: await this.change.execute({ id: routeId(ctx), ...given }, requestOrigin(ctx)) }
  }

  async destroy(ctx: HttpContext) {
    const { version } = await ctx.request.validateUsing(destroyRow)
    await this.removal.execute({ id: routeId(ctx), version }, requestOrigin(ctx))
    ctx.response.noContent()
  }
}
