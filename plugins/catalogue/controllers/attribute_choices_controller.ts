import { inject } from '@adonisjs/core'
import { FindOptions } from '#plugins/catalogue/queries/products/find_options'
import { indexOptions } from '#plugins/catalogue/validators/product_form_validator'
import type { HttpContext } from '@adonisjs/core/http'

/** Options of an attribute, looked for by name: some have thousands. */
@inject()
export default class AttributeChoicesController {
  constructor(private readonly options: FindOptions) {}

  async index(ctx: HttpContext) {
    const { attribute, q } = await indexOptions.validate(ctx.request.qs())
    return { data: await this.options.execute(attribute, q ?? '', ctx.shop.locale) }
  }
}
