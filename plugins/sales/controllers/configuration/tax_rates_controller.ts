import { inject } from '@adonisjs/core'
import { DeleteTaxRate } from '#plugins/sales/actions/configuration/delete_tax_rate'
import { FindConfiguration } from '#plugins/sales/queries/find_configuration'
import { Lists } from '#core/lists/lists'
import { SaveTaxRate } from '#plugins/sales/actions/configuration/save_tax_rate'
import { TAX_RATES } from '#plugins/sales/taxes/tax_records'
import { destroyRecord } from '#plugins/sales/validators/configuration/record'
import { rateInput } from '#plugins/sales/taxes/rate_input'
import { requestOrigin } from '#core/identity/request_origin'
import { routeId } from '#core/http/route_id'
import { storeTaxRate, updateTaxRate } from '#plugins/sales/validators/configuration/tax_validator'
import type { HttpContext } from '@adonisjs/core/http'

/** How much VAT holds where, for whom and when. */
@inject()
export default class TaxRatesController {
  constructor(
    private readonly lists: Lists,
    private readonly find: FindConfiguration,
    private readonly save: SaveTaxRate,
    private readonly removal: DeleteTaxRate
  ) {}

  async index({ request }: HttpContext) {
    return this.lists.page('sales.tax_rates', request.qs())
  }

  async show(ctx: HttpContext) {
    return { data: await this.find.record(TAX_RATES, routeId(ctx)) }
  }

  async store(ctx: HttpContext) {
    const input = rateInput(await ctx.request.validateUsing(storeTaxRate))
    ctx.response.status(201)
    return { data: await this.save.create(input, requestOrigin(ctx)) }
  }

  async update(ctx: HttpContext) {
    const { version, ...sent } = await ctx.request.validateUsing(updateTaxRate)
    const change = { ...rateInput(sent), id: routeId(ctx), version }
    return { data: await this.save.update(change, requestOrigin(ctx)) }
  }

  async destroy(ctx: HttpContext) {
    const { version } = await ctx.request.validateUsing(destroyRecord)
    await this.removal.execute({ id: routeId(ctx), version }, requestOrigin(ctx))
    ctx.response.noContent()
  }
}
