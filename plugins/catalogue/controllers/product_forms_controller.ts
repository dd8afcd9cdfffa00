import { inject } from '@adonisjs/core'
import { DescribeNewProduct } from '#plugins/catalogue/queries/products/describe_new_product'
import { showForm } from '#plugins/catalogue/validators/product_form_validator'
import type { HttpContext } from '@adonisjs/core/http'

/** What the form of a new product offers. */
@inject()
export default class ProductFormsController {
  constructor(private readonly describe: DescribeNewProduct) {}

  async index(ctx: HttpContext) {
    const { family } = await showForm.validate(ctx.request.qs())
    return { data: await this.describe.execute(family ?? null, ctx.shop.locale) }
  }
}
