import { inject } from '@adonisjs/core'
import { Lists } from '#core/lists/lists'
import { requestOrigin } from '#core/identity/request_origin'
import { routeId } from '#core/http/route_id'
import { destroyRecord } from '#core/records/record_validators'
import { rowGone } from '#plugins/configuration/errors'
import { CreateRate } from '#plugins/configuration/actions/create_rate'
import { DeleteRate } from '#plugins/configuration/actions/delete_rate'
import { UpdateRate } from '#plugins/configuration/actions/update_rate'
import { findRate, findRateHistory } from '#plugins/configuration/queries/find_rate'
import { CommittedRows } from '#plugins/configuration/queries/committed_rows'
import { storeRate, updateRate } from '#plugins/configuration/validators/rate_validator'
import type { HttpContext } from '@adonisjs/core/http'

/** Exchange rates. */
@inject()
export default class ExchangeRatesController {
  constructor(
    private readonly lists: Lists,
    private readonly rows: CommittedRows,
    private readonly creation: CreateRate,
    private readonly change: UpdateRate,
    private readonly removal: DeleteRate
  ) {}

  async index(ctx: HttpContext) {
    return this.lists.page('configuration.exchange_rates', ctx.request.qs())
  }

  /** A rate with its history. */
  async show(ctx: HttpContext) {
    const rows = this.rows.read
    const rate = await findRate(rows, routeId(ctx))
    if (!rate) throw rowGone()
    return { data: rate, meta: { history: await findRateHistory(rows, rate) } }
  }

  async store(ctx: HttpContext) {
    const { source, ...given } = await ctx.request.validateUsing(storeRate)
    const data = await this.creation.execute({ ...given, source: source ?? '' }, requestOrigin(ctx))
    ctx.response.status(201)
    return { data }
  }

  async update(ctx: HttpContext) {
    const { source, ...given } = await ctx.request.validateUsing(updateRate)
    const change = { id: routeId(ctx), ...given, source: source ?? '' }
    return { data: await this.change.execute(change, requestOrigin(ctx)) }
  }

  async destroy(ctx: HttpContext) {
    const { version } = await ctx.request.validateUsing(destroyRecord)
    await this.removal.execute({ id: routeId(ctx), version }, requestOrigin(ctx))
    ctx.response.noContent()
  }
}
