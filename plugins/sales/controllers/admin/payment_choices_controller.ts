import { inject } from '@adonisjs/core'
import { ListPaymentChoices } from '#plugins/sales/queries/transactions/list_payment_choices'
import type { HttpContext } from '@adonisjs/core/http'

/** How money may have come. */
@inject()
export default class AdminPaymentChoicesController {
  constructor(private readonly list: ListPaymentChoices) {}

  async index({ shop }: HttpContext) {
    return { data: await this.list.execute(shop.locale) }
  }
}
