import { inject } from '@adonisjs/core'
import { ListFilterableAttributes } from '#plugins/catalogue/categories/queries/list_filterable_attributes'
import type { HttpContext } from '@adonisjs/core/http'

/** What a category may be filtered by. */
@inject()
export default class FilterableAttributesController {
  constructor(private readonly attributes: ListFilterableAttributes) {}

  async index({ shop }: HttpContext) {
    return { data: await this.attributes.execute(shop.locale) }
  }
}
