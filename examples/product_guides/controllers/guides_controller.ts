import { inject } from '@adonisjs/core'
import { ListGuides } from '#plugins/product_guides/queries/list_guides'
import { indexGuides } from '#plugins/product_guides/validators/guide_validator'
import type { HttpContext } from '@adonisjs/core/http'

/** The guides of a product. */
@inject()
export default class GuidesController {
  constructor(private readonly guides: ListGuides) {}

  async index({ request, shop }: HttpContext) {
    const { product } = await indexGuides.validate(request.qs())
    return { data: await this.guides.execute(product, shop.locale) }
  }
}
