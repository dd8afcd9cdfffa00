import { inject } from '@adonisjs/core'
import { CheckSlug } from '#plugins/catalogue/products/form/queries/check_slug'
import { DescribeNewProduct } from '#plugins/catalogue/products/form/queries/describe_new_product'
import { FindOptions } from '#plugins/catalogue/products/form/queries/find_options'
import { indexOptions, showForm, showSlug } from '#plugins/catalogue/products/form/product_form_validator'
import type { HttpContext } from '@adonisjs/core/http'

/** What the form of a product asks for while it is filled in. */
@inject()
export default class ProductFormsController {
  constructor(
    private readonly describe: DescribeNewProduct,
    private readonly slugs: CheckSlug,
    private readonly options: FindOptions
  ) {}

  /** What a new product may be. */
  async index(ctx: HttpContext) {
    const { family } = await showForm.validate(ctx.request.qs())
    return { data: await this.describe.execute(family ?? null, ctx.shop.locale) }
  }

  /** Whether an address is free, before it is sent. */
  async slug(ctx: HttpContext) {
    const { id = null, locale, slug } = await showSlug.validate(ctx.request.qs())
    return { data: await this.slugs.execute({ id, locale, slug }) }
  }

  /** Options of an attribute, looked for by name: some have thousands. */
  async choices(ctx: HttpContext) {
    const { attribute, q } = await indexOptions.validate(ctx.request.qs())
    return { data: await this.options.execute(attribute, q ?? '', ctx.shop.locale) }
  }
}
