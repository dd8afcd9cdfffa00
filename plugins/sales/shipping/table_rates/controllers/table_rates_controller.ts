import { inject } from '@adonisjs/core'
import { DeleteTableRate } from '#plugins/sales/shipping/table_rates/actions/delete_table_rate'
import { Lists } from '#core/lists/lists'
import { SaveTableRate } from '#plugins/sales/shipping/table_rates/actions/save_table_rate'
import type { TableRateRow } from '#plugins/sales/shipping/table_rates/table_rate_row'
import { requestOrigin } from '#core/identity/request_origin'
import { ShowTableRate } from '#plugins/sales/shipping/table_rates/queries/show_table_rate'
import { routeId } from '#core/http/route_id'
import { destroyRecord } from '#core/records/record_validators'
import { storeTableRate, updateTableRate } from '#plugins/sales/shipping/table_rates/table_rate_validator'
import type { HttpContext } from '@adonisjs/core/http'
import type { Infer } from '@vinejs/vine/types'
import type { RecordInput } from '#core/records/record_kind'

/** What delivery costs, row by row. */
@inject()
export default class TableRatesController {
  constructor(
    private readonly lists: Lists,
    private readonly find: ShowTableRate,
    private readonly save: SaveTableRate,
    private readonly removal: DeleteTableRate
  ) {}

  async index({ request }: HttpContext) {
    return this.lists.page('sales.table_rates', request.qs())
  }

  async show(ctx: HttpContext) {
    return { data: await this.find.execute(routeId(ctx)) }
  }

  async store(ctx: HttpContext) {
    const input = inputOf(await ctx.request.validateUsing(storeTableRate))
    ctx.response.status(201)
    return { data: await this.save.create(input, requestOrigin(ctx)) }
  }

  async update(ctx: HttpContext) {
    const { version, ...sent } = await ctx.request.validateUsing(updateTableRate)
    const change = { ...inputOf(sent), id: routeId(ctx), version }
    return { data: await this.save.update(change, requestOrigin(ctx)) }
  }

  async destroy(ctx: HttpContext) {
    const { version } = await ctx.request.validateUsing(destroyRecord)
    await this.removal.execute({ id: routeId(ctx), version }, requestOrigin(ctx))
    ctx.response.noContent()
  }
}

/** What is left out means any. */
function inputOf(sent: Infer<typeof storeTableRate>): RecordInput<TableRateRow> {
  const { channel, label, price, position = 0, isActive = true } = sent
  return {
    channel,
    label,
    price,
    position,
    isActive,
    country: sent.country ?? '',
    state: sent.state ?? '',
    postcodeFrom: sent.postcodeFrom ?? '',
    postcodeTo: sent.postcodeTo ?? '',
    weightFrom: sent.weightFrom ?? null,
    weightTo: sent.weightTo ?? null,
    amountFrom: sent.amountFrom ?? null,
    amountTo: sent.amountTo ?? null,
    quantityFrom: sent.quantityFrom ?? null,
    quantityTo: sent.quantityTo ?? null,
    delay: sent.delay ?? '',
  }
}
