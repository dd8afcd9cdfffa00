import { inject } from '@adonisjs/core'
import { ListPaymentPages } from '#plugins/sales/payments/queries/list_payment_pages'

/** The pages of payments that payment methods have of their own. */
@inject()
export default class PaymentPagesController {
  constructor(private readonly list: ListPaymentPages) {}

  async index() {
    return { data: await this.list.execute() }
  }
}
