import { inject } from '@adonisjs/core'
import { ListCustomerChoices } from '#plugins/users/queries/list_customer_choices'
import type { HttpContext } from '@adonisjs/core/http'

/** Groups and countries for the form of a customer. The list of groups has a permission of its own. */
@inject()
export default class CustomerChoicesController {
  constructor(private readonly choices: ListCustomerChoices) {}

  async index({ shop }: HttpContext) {
    return { data: await this.choices.execute(shop.locale) }
  }
}
