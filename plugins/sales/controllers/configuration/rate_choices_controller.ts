import { inject } from '@adonisjs/core'
import { FindConfiguration } from '#plugins/sales/queries/find_configuration'
import type { HttpContext } from '@adonisjs/core/http'

/** What rates may be for: categories, countries, groups of customers. */
@inject()
export default class RateChoicesController {
  constructor(private readonly find: FindConfiguration) {}

  async index({ shop }: HttpContext) {
    return { data: await this.find.choices(shop.locale) }
  }
}
