import { inject } from '@adonisjs/core'
import { ReadTaxes } from '#plugins/sales/taxes/queries/read_taxes'
import { listCountries } from '#plugins/users/index'
import type { HttpContext } from '@adonisjs/core/http'

interface Choice {
  code: string
  name: string
}

const choice = ({ code, name }: Choice): Choice => ({ code, name })

/** What rates may be for: categories, countries, groups of customers. */
@inject()
export default class RateChoicesController {
  constructor(private readonly taxes: ReadTaxes) {}

  async index({ shop }: HttpContext) {
    const { categories } = await this.taxes.table()
    return {
      data: {
        categories: [...categories.values()].map(choice),
        countries: listCountries(shop.locale).map(choice),
        groups: (await this.taxes.groups()).map(choice),
      },
    }
  }
}
