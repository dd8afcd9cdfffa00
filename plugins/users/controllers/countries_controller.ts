import { listCountries } from '#plugins/users/queries/list_countries'
import type { HttpContext } from '@adonisjs/core/http'

/** Countries that address forms offer. */
export default class CountriesController {
  async index({ shop }: HttpContext) {
    const data = listCountries(shop.locale)
    return { data, meta: { total: data.length } }
  }
}
