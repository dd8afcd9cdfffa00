import { inject } from '@adonisjs/core'
import { CheckSlug } from '#plugins/catalogue/queries/products/check_slug'
import { showSlug } from '#plugins/catalogue/validators/product_form_validator'
import type { HttpContext } from '@adonisjs/core/http'

/** Whether a slug is free, while it is typed. */
@inject()
export default class ProductSlugsController {
  constructor(private readonly check: CheckSlug) {}

  async index(ctx: HttpContext) {
    const { slug, locale, id } = await showSlug.validate(ctx.request.qs())
    return { data: await this.check.execute({ id: id ?? null, locale, slug }) }
  }
}
