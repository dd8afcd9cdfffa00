import { inject } from '@adonisjs/core'
import { ListTableChoices } from '#plugins/sales/shipping/table_rates/queries/list_table_choices'
import type { HttpContext } from '@adonisjs/core/http'

/** What rows of the table of delivery may be for. */
@inject()
export default class TableRateChoicesController {
  constructor(private readonly list: ListTableChoices) {}

  async index({ shop }: HttpContext) {
    return { data: this.list.execute(shop.locale) }
  }
}
