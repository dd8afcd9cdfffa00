import { inject } from '@adonisjs/core'
import { DeleteTaxCategory } from '#plugins/sales/actions/configuration/delete_tax_category'
import { FindConfiguration } from '#plugins/sales/queries/find_configuration'
import { Lists } from '#core/lists/lists'
import { SaveTaxCategory } from '#plugins/sales/actions/configuration/save_tax_category'
import { TAX_CATEGORIES } from '#plugins/sales/taxes/tax_records'
import { destroyRecord } from '#plugins/sales/validators/configuration/record'
import { requestOrigin } from '#core/identity/request_origin'
import { routeId } from '#core/http/route_id'
import { storeTaxCategory, updateTaxCategory } from '#plugins/sales/validators/configuration/tax_validator'
import type { HttpContext } from '@adonisjs/core/http'

/** What goods are taxed as. */
@inject()
export default class TaxCategoriesController {
  constructor(
    private readonly lists: Lists,
    private readonly find: FindConfiguration,
    private readonly save: SaveTaxCategory,
    private readonly removal: DeleteTaxCategory
  ) {}

  async index({ request }: HttpContext) {
    return this.lists.page('sales.tax_categories', request.qs())
  }

  async show(ctx: HttpContext) {
    return { data: await this.find.record(TAX_CATEGORIES, routeId(ctx)) }
  }

  async store(ctx: HttpContext) {
    const { description, position = 0, ...given } = await ctx.request.validateUsing(storeTaxCategory)
    const input = { ...given, position, description: description ?? '' }
    ctx.response.status(201)
    return { data: await this.save.create(input, requestOrigin(ctx)) }
  }

  async update(ctx: HttpContext) {
    const { description, position = 0, ...given } = await ctx.request.validateUsing(updateTaxCategory)
    const input = { ...given, position, id: routeId(ctx), description: description ?? '' }
    return { data: await this.save.update(input, requestOrigin(ctx)) }
  }

  async destroy(ctx: HttpContext) {
    const { version } = await ctx.request.validateUsing(destroyRecord)
    await this.removal.execute({ id: routeId(ctx), version }, requestOrigin(ctx))
    ctx.response.noContent()
  }
}
